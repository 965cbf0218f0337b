import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientAddress } from '#lib/leads/endpoint/client-address';
import { clientKey } from '#lib/leads/endpoint/client-key';
import { notePeers, peerAddress } from '#lib/leads/endpoint/peer-address';

const PEER = '192.0.2.1';

describe('the address of a client', () => {
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
    ['nothing, when nobody noted it', '203.0.113.9', undefined, 0, undefined],
    [
      'what the proxy saw, also when nobody noted the socket',
      '203.0.113.9, 198.51.100.1',
      undefined,
      1,
      '198.51.100.1',
    ],
  ])('is %s', (_what, forwardedFor, peer, hops, address) => {
    expect(clientAddress(forwardedFor, peer, hops)).toBe(address);
  });

  it('cannot be changed by anything that stands before what the proxies wrote', () => {
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

describe('the key that stands for a client', () => {
  it('is the same for one IPv4 address and for the first half of IPv6', () => {
    const key = (address: string) => clientKey(address, 'secret');
    expect(key('192.0.2.1')).toBe(key('192.0.2.1'));
    expect(key('192.0.2.1')).not.toBe(key('192.0.2.2'));
    expect(key('2001:db8:1:2::1')).toBe(key('2001:db8:1:2:3:4:5:6'));
    expect(key('2001:db8::1')).toBe(key('2001:db8:0:0:ffff::'));
    expect(key('2001:db8:1::')).not.toBe(key('2001:db8:2::'));
    expect(key('::1')).not.toBe(key('1::'));
    expect(key('192.0.2.1')).not.toBe(clientKey('192.0.2.1', 'another secret'));
    expect(key('192.0.2.1')).toMatch(/^[\w-]{22}$/);
  });
});

describe('the socket of a request', () => {
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    notePeers();
    notePeers();
    const sayPeer = async (...[request, response]: Parameters<RequestListener>) => {
      await pause(Number(request.headers['x-pause']));
      for await (const _ of request);
      response.end(String(peerAddress()));
    };
    server = createServer((request, response) => void sayPeer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => server.close());

  it('is known to whatever handles it, whatever its headers say', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const headers = { 'X-Forwarded-For': `203.0.113.${index}`, 'X-Pause': String(20 - index) };
        return (await fetch(origin, { method: 'POST', body: 'x', headers })).text();
      }),
    );
    expect(answers).toEqual(Array(20).fill('127.0.0.1'));
    expect(peerAddress()).toBeUndefined();
  });
});
