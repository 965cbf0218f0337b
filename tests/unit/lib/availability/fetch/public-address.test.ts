import { expect, it } from 'vitest';
import { isPublicAddress } from '#lib/availability/fetch/public-address';

it.each([
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.0',
  '100.128.0.1',
  '2606:4700::1111',
  '::ffff:8.8.8.8',
  '64:ff9b::8.8.8.8',
])('is public: %s', (address) => expect(isPublicAddress(address)).toBe(true));

it.each([
  ...[
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
  ],
  ...[
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
  ],
  ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'ff02::1', '2001:db8::1', '2001::1', '3fff::1'],
  ...[
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::1',
    '2002:a00:1::',
  ],
  ...['', 'localhost', 'example.com', '8.8.8', '[2606:4700::1111]'],
])('is not public: %s', (address) => expect(isPublicAddress(address)).toBe(false));
