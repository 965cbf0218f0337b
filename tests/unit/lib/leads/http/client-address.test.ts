import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '#lib/leads/http/client-address';
import { clientNetworks } from '#lib/leads/http/client-networks';
import { runWithPeerAddress, peerAddress } from '#lib/leads/http/peer-address';

const PEER = '192.0.2.1';

describe('clientAddress', () => {
  it.each([
    ['the socket, without proxies', null, PEER, 0, PEER],
    ['the socket, whatever a client says', '203.0.113.9', PEER, 0, PEER],
    ['what the one proxy saw', '203.0.113.9', PEER, 1, '203.0.113.9'],
    ['what the one proxy saw, not what the client says', '10.0.0.1, 203.0.113.9', PEER, 1, '203.0.113.9'],
    ['what the outer of two proxies saw', '10.0.0.1,203.0.113.9 , 198.51.100.1', PEER, 2, '203.0.113.9'],
    ['the first that is known, when a proxy was passed by', '203.0.113.9', PEER, 3, '203.0.113.9'],
    ['the proxy, when it says nothing', null, PEER, 1, PEER],
    ['the proxy, when it says nothing readable', 'unknown', PEER, 1, PEER],
    ['the inner proxy, when the outer says nothing readable', '_hidden, 198.51.100.1', PEER, 2, '198.51.100.1'],
    ['without its port', '203.0.113.9:4711', PEER, 1, '203.0.113.9'],
    ['without brackets and port', '[2001:db8::1]:443', PEER, 1, '2001:db8::1'],
    ['without brackets', '[2001:db8::1]', PEER, 1, '2001:db8::1'],
    ['without a zone', null, 'fe80::1%eth0', 0, 'fe80::1'],
    ['as IPv4 when it is mapped', null, '::ffff:192.0.2.1', 0, PEER],
    ['as IPv4 when it is mapped in hexadecimal', null, '0:0:0:0:0:FFFF:c000:0201', 0, PEER],
    ['in one way of writing', null, '2001:DB8:0:0::1', 0, '2001:db8::1'],
    ['undefined without a recorded peer', '203.0.113.9', undefined, 0, undefined],
    ['what the proxy saw, also without a recorded peer', '203.0.113.9, 198.51.100.1', undefined, 1, '198.51.100.1'],
  ])('returns %s', (_what, forwardedFor, peer, hops, address) => {
    expect(clientAddress(forwardedFor, peer, hops)).toBe(address);
  });

  it('ignores everything before the entries of the trusted proxies', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(3), (spoof, hops) => {
        const written = ['203.0.113.9', '198.51.100.1', '198.51.100.2'].slice(0, hops);
        const expected = [...written, PEER][0];
        expect(clientAddress([spoof, ...written].join(', '), PEER, hops)).toBe(expected);
        expect(clientAddress([spoof, spoof, ...written].join(','), PEER, hops)).toBe(expected);
      }),
    );
  });
});

describe('clientNetworks', () => {
  const keys = (address: string) => clientNetworks(address, 'secret').map(({ key }) => key);
  const shared = (left: string, right: string) => keys(left).filter((key) => keys(right).includes(key)).length;

  it('are one for an IPv4 address, and 64, 56 and 48 bits of an IPv6 address', () => {
    expect(shared('192.0.2.1', '192.0.2.1')).toBe(1);
    expect(shared('192.0.2.1', '192.0.2.2')).toBe(0);
    expect(shared('2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6')).toBe(3);
    expect(shared('2001:db8::1', '2001:db8:0:0:ffff::')).toBe(3);
    expect(shared('2001:db8:1:2::1', '2001:db8:1:ff::1')).toBe(2);
    expect(shared('2001:db8:1:2::1', '2001:db8:1:102::1')).toBe(1);
    expect(shared('2001:db8:1::', '2001:db8:2::')).toBe(0);
    expect(shared('::1', '1::')).toBe(0);
  });

  it('have keys that do not contain the address and change with the secret', () => {
    expect(keys('192.0.2.1')[0]).toMatch(/^[\w-]{22}$/);
    expect(clientNetworks('192.0.2.1', 'another secret')).not.toEqual(clientNetworks('192.0.2.1', 'secret'));
  });
});

it('returns the address of the client to every handler', async () => {
  const readLater = async () => {
    await pause(Math.random() * 5);
    return peerAddress();
  };
  const addresses = Array.from({ length: 20 }, (_, index) => `192.0.2.${index}`);
  expect(await Promise.all(addresses.map((address) => runWithPeerAddress(address, readLater)))).toEqual(addresses);
  expect(peerAddress()).toBeUndefined();
});
