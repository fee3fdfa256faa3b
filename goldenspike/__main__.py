"""`python -m goldenspike` is `goldenspike`."""

import sys

from goldenspike.cli import main

sys.exit(main())
