"""Read and check data packs: tables, sections, text, terrain and the problems found in them."""
