"""What people agree on besides the rules: agreements, consent, orders given ahead of time."""
