"""Everything between the socket and the application: who may connect and for how long, what is believed of what callers
say of themselves, what is written down of a call, and the pages that people see when something is amiss."""
