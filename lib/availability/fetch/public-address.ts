import { BlockList, isIP } from 'node:net';

/** IPv4 addresses that are not of the public internet: IANA's special-purpose registry, and multicast. */
const NETWORKS = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/**
 * The parts of the global unicast addresses that are not public. 6to4 (2002::/16) and Teredo (in 2001::/23) are among them, because they contain IPv4
 * addresses.
 */
const NETWORKS_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

/** The prefix of IPv4 addresses that a network with IPv6 only translates (NAT64, RFC 6052). */
const NAT64 = '64:ff9b::';

const reserved = new BlockList();
for (const network of NETWORKS) {
  const [address, bits] = splitNetwork(network);
  // The list also applies these to IPv4 addresses that are written as IPv6 (::ffff:10.0.0.1).
  reserved.addSubnet(address, bits, 'ipv4');
  reserved.addSubnet(`${NAT64}${address}`, 96 + bits, 'ipv6');
}
for (const network of NETWORKS_IPV6) reserved.addSubnet(...splitNetwork(network), 'ipv6');

/** Global unicast, translated IPv4, and IPv4 written as IPv6. */
const assigned = new BlockList();
for (const network of ['2000::/3', `${NAT64}/96`, '::ffff:0:0/96'])
  assigned.addSubnet(...splitNetwork(network), 'ipv6');

/** True for an IP address of the public internet. False for private, local and reserved addresses, and for anything that is no address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4');
  return isIP(address) === 6 && assigned.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

function splitNetwork(network: string): [address: string, bits: number] {
  const [address = '', bits] = network.split('/');
  return [address, Number(bits)];
}
