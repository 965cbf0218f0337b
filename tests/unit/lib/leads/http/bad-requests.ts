import { gzipSync } from 'node:zlib';
import { EVENT_TYPE_VALUES } from '#lib/quote/event-types';
import { quoteRequest } from '#tests/factories/quote-request';
import type { TestRequest } from './test-endpoint.ts';

/** A request that must be refused, with the status and (for 422) the field. */
export type BadRequest = { name: string; request: TestRequest; status: number; field?: string };

const GOOD = quoteRequest({ phone: '+1 415 555 0142', description: 'Two crews' });
const TEXT = JSON.stringify(GOOD);
const MAX_BYTES = 32 * 1024;

const json = (name: string, status: number, body: unknown): BadRequest => ({ name, status, request: { body } });
const headed = (name: string, status: number, headers: Record<string, string | undefined>): BadRequest => ({
  name,
  status,
  request: { headers },
});
const wrong = (name: string, field: string, answers: object): BadRequest => ({
  name,
  status: 422,
  field,
  request: { body: { ...GOOD, ...answers } },
});
const withoutField = (field: string): BadRequest => ({
  name: `no ${field}`,
  status: 422,
  field,
  request: { body: Object.fromEntries(Object.entries(GOOD).filter(([name]) => name !== field)) },
});

const TEXT_FIELDS = ['firstName', 'lastName', 'email', 'city', 'phone', 'game'] as const;
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);
const bytes = (text: string) => new TextEncoder().encode(text);

/** A body in chunks without a length. */
function inPieces(...pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

const methods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method): BadRequest => ({
  name: `${method}`,
  status: 405,
  request: { method },
}));

const sizes: BadRequest[] = [
  headed('a length of one byte too many', 413, { 'content-length': `${MAX_BYTES + 1}` }),
  headed('a length of 10 MB', 413, { 'content-length': '10000000' }),
  headed('an endless length', 413, { 'content-length': '9'.repeat(400) }),
  json('one byte too many', 413, TEXT.padEnd(MAX_BYTES + 1)),
  json('10 MB', 413, 'x'.repeat(10_000_000)),
  json('one byte too many in pieces', 413, () => inPieces(bytes(TEXT.padEnd(MAX_BYTES)), bytes(' '))),
  { ...headed('more than it said', 413, { 'content-length': '2' }), request: { body: 'x'.repeat(MAX_BYTES + 1) } },
];

const types = [
  undefined,
  '',
  'text/plain',
  'text/html',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json-patch+json',
  'application/jsonp',
  'application/json, text/plain',
  'application/json; charset=latin1',
  'application/json; charset="utf-16"',
  'application/json; x=1; charset=utf-7',
  'application/x-www-form-urlencoded',
].map((type) => headed(`the type ${type}`, 415, { 'content-type': type }));

const encodings: BadRequest[] = ['gzip', 'br', 'deflate', 'zstd', 'gzip, identity'].map((encoding) => ({
  name: `a body in ${encoding}`,
  status: 415,
  request: { body: new Uint8Array(gzipSync(TEXT)), headers: { 'content-encoding': encoding } },
}));

const origins = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'unheard-of' },
  { 'sec-fetch-site': '' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'https://evil.example' },
  { origin: 'http://localhost:3001' },
  { origin: 'http://localhost.evil.example:3000' },
  { origin: 'http://localhost:3000@evil.example' },
  { origin: 'file://' },
  { origin: 'http://localhost:3000, https://evil.example' },
].map((headers) => headed(`from ${JSON.stringify(headers)}`, 403, headers));

const keys = [
  undefined,
  '',
  'one',
  '2a8b9d563c1f4f0e9a550d9f4a5a7c11',
  '{2a8b9d56-3c1f-4f0e-9a55-0d9f4a5a7c11}',
  '2a8b9d56-3c1f-4f0e-9a55-0d9f4a5a7c11 ; x',
  'ga8b9d56-3c1f-4f0e-9a55-0d9f4a5a7c11',
  'x'.repeat(5_000),
].map((key) => headed(`the key ${key?.slice(0, 50)}`, 400, { 'idempotency-key': key }));

const texts: BadRequest[] = [
  json('nothing', 400, ''),
  json('spaces', 400, '  \n '),
  json('half an object', 400, '{'),
  json('an object that breaks off', 400, TEXT.slice(0, -1)),
  json('two objects', 400, TEXT + TEXT),
  json('single quotes', 400, "{'firstName':'A'}"),
  json('a comment', 400, `/**/${TEXT}`),
  json('a comma too many', 400, TEXT.replace(/}$/, ',}')),
  json('NaN', 400, TEXT.replace('45', 'NaN')),
  json('Infinity', 400, TEXT.replace('45', 'Infinity')),
  json('a hexadecimal number', 400, TEXT.replace('45', '0x2d')),
  json('a raw line break in a text', 400, TEXT.replace('Two crews', 'Two\ncrews')),
  json('a raw NUL in a text', 400, TEXT.replace('Two crews', 'Two\0crews')),
  json('an unknown escape', 400, TEXT.replace('Two crews', '\\x41')),
  json('a script', 400, '<script>alert(1)</script>'),
  json('XML', 400, '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>'),
  json('a form as JSON', 400, 'firstName=Imani&lastName=Okafor'),
  json('UTF-16', 400, new Uint8Array(Buffer.from(TEXT, 'utf16le'))),
  json('Latin-1', 400, new Uint8Array(Buffer.from(TEXT.replace('Imani', 'Zo\u00eb'), 'latin1'))),
  json('overlong UTF-8', 400, Uint8Array.of(0xc0, 0xaf)),
  json('gzip that does not say so', 400, new Uint8Array(gzipSync(TEXT))),
  json('a name twice', 400, TEXT.replace('{', '{"participantSize":1,')),
  json('a name twice, once in escapes', 400, TEXT.replace('{', '{"\\u0070articipantSize":1,')),
  json('a name twice further down', 400, TEXT.replace('{', '{"x":[{"a":1,"a":2}],')),
  json('__proto__ twice', 400, '{"__proto__":1,"__proto__":2}'),
  json('10,000 lists in each other', 400, nested(10_000, '[', ']')),
  json('5,000 objects in each other', 400, '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000)),
  json('9 levels', 400, TEXT.replace('{', `{"x":${nested(8, '[', ']')},`)),
  json('16,000 open brackets', 400, '['.repeat(16_000)),
];

const shapes: BadRequest[] = [null, true, 7, '"text"', [], [GOOD]].map((body) => ({
  ...json(`${JSON.stringify(body)} instead of an object`, 422, body),
  field: 'form',
}));

const unknown = [
  'total',
  'price',
  'state',
  'reference',
  'constructor',
  'toString',
  '__proto__',
  '',
  'FIRSTNAME',
  '$ne',
];

const fields: BadRequest[] = [
  ...['firstName', 'lastName', 'email', 'city', 'typeOfEvent', 'participantSize'].map(withoutField),
  ...unknown.map((name) => ({
    ...json(`a field called ${name}`, 422, TEXT.replace('{', `{${JSON.stringify(name)}:{"admin":true},`)),
    field: 'form',
  })),
  ...TEXT_FIELDS.flatMap((field) => [
    wrong(`CR LF in ${field}`, field, { [field]: `${GOOD[field] ?? 'city'}\r\nBcc: all@example.com` }),
    wrong(`NUL in ${field}`, field, { [field]: `${GOOD[field] ?? 'city'}\0x` }),
    wrong(`a list as ${field}`, field, { [field]: ['x'] }),
    wrong(`an object as ${field}`, field, { [field]: { toString: 'x' } }),
    wrong(`a number as ${field}`, field, { [field]: 12_345 }),
    wrong(`null as ${field}`, field, { [field]: null }),
    wrong(`a text too long as ${field}`, field, { [field]: `${'9'.repeat(260)}@example.com` }),
  ]),
  wrong('NUL in description', 'description', { description: 'Two\0crews' }),
  wrong('a list as description', 'description', { description: [] }),
  wrong('a long description', 'description', { description: 'x'.repeat(2_001) }),
  ...['@', 'a@', 'a@b', 'a b@example.com', 'a@example.com, b@example.com', '<a@example.com>', '"a"@example.com'].map(
    (email) => wrong(`the address ${email}`, 'email', { email }),
  ),
  ...[0, -1, 0.5, 5_001, 1e308, 2 ** 53, '45', true, null, {}, []].map((participantSize) =>
    wrong(`${JSON.stringify(participantSize)} people`, 'participantSize', { participantSize }),
  ),
  json('1e400 people', 422, TEXT.replace('45', '1e400')),
  ...[-90.1, 91, 1e308, '39.7', null].map((latitude) => wrong(`the latitude ${latitude}`, 'latitude', { latitude })),
  ...[-180.1, 181, -1e308, [], null].map((longitude) =>
    wrong(`the longitude ${longitude}`, 'longitude', { longitude }),
  ),
  ...['0000-01-01', '9999-12-31', '2019-12-31', '2026-02-30', '2026-13-01', '26-12-01', 'soon', '', 7, null].map(
    (day) => wrong(`the date ${day}`, 'preferredDates', { preferredDates: [day] }),
  ),
  wrong('four dates', 'preferredDates', { preferredDates: Array(4).fill('2026-12-10') }),
  wrong('dates in an object', 'preferredDates', { preferredDates: { 0: '2026-12-10', length: 1 } }),
  ...['', 'party', 'Virtual', 'toString', '__proto__', null, [EVENT_TYPE_VALUES[0]]].map((typeOfEvent) =>
    wrong(`the event ${typeOfEvent}`, 'typeOfEvent', { typeOfEvent }),
  ),
  ...['no-such-game', 'City-Hunt', '../../etc', 'constructor', "x' or '1'='1"].map((game) =>
    wrong(`the game ${game}`, 'game', { game }),
  ),
  wrong('a phone without digits', 'phone', { phone: 'call me' }),
  ...[-1, '4000', null, {}].map((elapsedMs) => wrong(`${elapsedMs} ms`, 'form', { elapsedMs })),
  wrong('a list in the honeypot', 'form', { crewMotto: ['x'] }),
];

/** More than 200 requests, each with one fault. */
export const BAD_REQUESTS: BadRequest[] = [
  ...methods,
  ...sizes,
  ...types,
  ...encodings,
  ...origins,
  ...keys,
  ...texts,
  ...shapes,
  ...fields,
];
