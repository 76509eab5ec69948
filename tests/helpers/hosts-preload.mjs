import dns from 'node:dns';

// Lets names below `.test` (RFC 6761, section 6.2) lead to this machine, as a line in the hosts file would.
const { lookup } = dns;

dns.lookup = (name, options, callback) =>
  lookup(name.endsWith('.test') ? '127.0.0.1' : name, options, callback);
