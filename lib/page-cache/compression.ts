import { ServerResponse } from 'node:http';
import { constants, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';
import { brotliBest, brotliFast, LEAST_BYTES } from './brotli.ts';
import { digestOf, readPacked } from './packed-files.ts';

/** The best first. */
const ENCODINGS = ['br', 'gzip'] as const;
/** Larger ones are sent on as they come. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Room for compressed answers in memory, in bytes. */
const ROOM = 64 * 1024 * 1024;
/** So many answers wait at most for the best compression; who asks again later finds room. */
const MOST_WAITING = 32;

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:javascript|(?:[\w.]+\+)?(?:json|xml))\b)/;

type Encoding = (typeof ENCODINGS)[number];
type Held = { pieces: Buffer[]; size: number };

/**
 * Compresses every answer of this process as a whole, with its length: in brotli or gzip, once for each content. What shared
 * caches may keep is compressed anew as well as can be, aside, and the next to ask get that; files that the build in `distFolder` has
 * compressed are so from the first on.
 */
export function compressAnswers(distFolder: string): void {
  const { write, end, flushHeaders } = ServerResponse.prototype;
  const compressed = new CompressedAnswers(distFolder);
  const held = new WeakMap<ServerResponse, Held>();

  /** What has come of an answer that waits for its end; undefined when it goes out as it is. */
  function heldOf(response: ServerResponse): Held | undefined {
    if (response.headersSent) return undefined;
    const known = held.get(response) ?? (isCompressible(response) ? { pieces: [], size: 0 } : undefined);
    if (known) held.set(response, known);
    return known;
  }

  ServerResponse.prototype.flushHeaders = function (this: ServerResponse) {
    if (!heldOf(this)) Reflect.apply(flushHeaders, this, []);
  };

  ServerResponse.prototype.write = function (this: ServerResponse, ...args: unknown[]) {
    const answer = heldOf(this);
    if (!answer) return Reflect.apply(write, this, args) as boolean;
    const done = args.findLast((arg) => typeof arg === 'function');
    add(answer, args);
    if (answer.size > MOST_BYTES) return Reflect.apply(write, this, [Buffer.concat(answer.pieces), done]) as boolean;
    if (done) process.nextTick(done);
    return true;
  } as typeof write;

  ServerResponse.prototype.end = function (this: ServerResponse, ...args: unknown[]) {
    const answer = heldOf(this);
    if (!answer) return Reflect.apply(end, this, args) as ServerResponse;
    add(answer, args);
    const whole = Buffer.concat(answer.pieces);
    const done = args.findLast((arg) => typeof arg === 'function');
    addVary(this);
    const isSuited = whole.length >= LEAST_BYTES && whole.length <= MOST_BYTES;
    const encoding = isSuited ? encodingFor(this) : undefined;
    if (!encoding) return Reflect.apply(end, this, whole.length > 0 ? [whole, done] : [done]) as ServerResponse;
    const body = compressed.of(whole, encoding, isShared(this));
    this.setHeader('Content-Encoding', encoding);
    this.setHeader('Content-Length', body.length);
    // Not byte for byte what the tag was made for.
    const tag = String(this.getHeader('ETag') ?? '');
    if (tag.startsWith('"')) this.setHeader('ETag', `W/${tag}`);
    return Reflect.apply(end, this, [body, done]) as ServerResponse;
  } as typeof end;
}

type Kept = { body: Buffer; isBest: boolean };

/** Compressed answers by their content, the last used longest. */
class CompressedAnswers {
  readonly #distFolder: string;
  readonly #kept = new Map<string, Kept>();
  readonly #waiting = new Set<string>();
  #size = 0;
  #last = Promise.resolve();

  constructor(distFolder: string) {
    this.#distFolder = distFolder;
  }

  of(whole: Buffer, encoding: Encoding, isKept: boolean): Buffer {
    if (!isKept) return compressFast(whole, encoding);
    const digest = digestOf(whole);
    const key = encoding + digest;
    const answer = this.#kept.get(key) ?? this.#first(whole, encoding, digest);
    this.#keep(key, answer);
    if (!answer.isBest) this.#improve(key, whole);
    return answer.body;
  }

  #first(whole: Buffer, encoding: Encoding, digest: string): Kept {
    const packed = encoding === 'br' ? readPacked(this.#distFolder, digest) : undefined;
    return packed ? { body: packed, isBest: true } : { body: compressFast(whole, encoding), isBest: encoding !== 'br' };
  }

  /** One at a time, so that a crawl of the whole site takes one core at the most. */
  #improve(key: string, whole: Buffer): void {
    if (this.#waiting.has(key) || this.#waiting.size >= MOST_WAITING) return;
    this.#waiting.add(key);
    this.#last = this.#last
      .then(async () => {
        const body = await brotliBest(whole);
        if (this.#kept.has(key)) this.#keep(key, { body, isBest: true });
      })
      .catch((error: unknown) => console.warn('A page stays less compressed than it could be:', error))
      .finally(() => this.#waiting.delete(key));
  }

  #keep(key: string, answer: Kept): void {
    this.#drop(key);
    this.#kept.set(key, answer);
    this.#size += answer.body.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= ROOM) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#size -= this.#kept.get(key)?.body.length ?? 0;
    this.#kept.delete(key);
  }
}

function compressFast(whole: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(whole, { level: constants.Z_BEST_COMPRESSION });
  return brotliFast(whole);
}

function isCompressible(response: ServerResponse): boolean {
  const { statusCode } = response;
  if (response.req.method === 'HEAD' || statusCode < 200 || [204, 206, 304].includes(statusCode)) return false;
  if (statusCode >= 500 || response.hasHeader('Content-Encoding') || response.hasHeader('Content-Range')) return false;
  if (/\bno-transform\b/.test(String(response.getHeader('Cache-Control') ?? ''))) return false;
  return COMPRESSIBLE.test(String(response.getHeader('Content-Type') ?? ''));
}

/** Whether more people will ask for exactly this. */
function isShared(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 && /\b(?:public|s-maxage=)/.test(String(response.getHeader('Cache-Control') ?? ''))
  );
}

function encodingFor(response: ServerResponse): Encoding | undefined {
  const accepted = new Negotiator(response.req).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => accepted.includes(encoding));
}

function addVary(response: ServerResponse): void {
  const vary = [response.getHeader('Vary') ?? []].flat().join(', ');
  if (!/accept-encoding|\*/i.test(vary))
    response.setHeader('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
}

/** Adds the piece that `write` or `end` was called with: a text in the encoding that follows, bytes, or nothing. */
function add(answer: Held, [piece, encoding]: unknown[]): void {
  if (typeof piece !== 'string' && !(piece instanceof Uint8Array)) return;
  const bytes =
    typeof piece === 'string'
      ? Buffer.from(piece, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
      : Buffer.from(piece);
  answer.pieces.push(bytes);
  answer.size += bytes.length;
}
