"""What is on the plates, one function per engraving."""
