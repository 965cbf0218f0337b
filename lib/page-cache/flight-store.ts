import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const DIGEST = /^[\w-]{22}$/;
const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_FOR_MS = 7 * DAY_MS;
const MOST_HELD = 100;

/**
 * Keeps the flight data of pages that were sent, by digest, for at least six days from the last time: who opened a page before it was
 * rendered anew, or before a deploy, still gets the data of exactly that markup. The folder survives builds. What cannot be written is held
 * in memory, with what is too numerous to be written at all.
 */
export class FlightStore {
  readonly #folder: string;
  /** When the date of a file was last set, in milliseconds since 1970. */
  readonly #dated = new Map<string, number>();
  readonly #held = new Map<string, Buffer>();
  #isOff = false;

  constructor(folder: string) {
    this.#folder = folder;
    try {
      mkdirSync(folder, { recursive: true });
      for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        if (isOld(path)) rmSync(path, { recursive: true });
      }
    } catch (error) {
      this.#turnOff(error);
    }
  }

  /** Remembers flight data under its digest. The date of its file follows once a day. */
  keep(digest: string, flight: Buffer): void {
    if (this.#isOff) return this.hold(digest, flight);
    const now = Date.now();
    if (now - (this.#dated.get(digest) ?? -Infinity) < DAY_MS) return;
    this.#dated.set(digest, now);
    const path = join(this.#folder, digest);
    try {
      if (!this.find(digest)) writeFileSync(path, flight);
      utimesSync(path, new Date(now), new Date(now));
    } catch (error) {
      this.#turnOff(error);
      this.hold(digest, flight);
    }
  }

  /** Remembers flight data in memory, until a hundred others follow: for pages that anybody can make without number. */
  hold(digest: string, flight: Buffer): void {
    this.#held.delete(digest);
    this.#held.set(digest, flight);
    for (const oldest of this.#held.keys()) if (this.#held.size > MOST_HELD) this.#held.delete(oldest);
  }

  /** The flight data with this digest, if it is still kept or held. */
  find(digest: string): Buffer | undefined {
    const held = this.#held.get(digest);
    if (held) return held;
    if (!DIGEST.test(digest)) return undefined;
    try {
      const path = join(this.#folder, digest);
      if (isOld(path)) return undefined;
      const flight = readFileSync(path);
      return flightDigestOf(flight) === digest ? flight : undefined;
    } catch {
      return undefined;
    }
  }

  #turnOff(error: unknown): void {
    this.#isOff = true;
    console.warn('Flight data is held in memory only:', error instanceof Error ? error.message : error);
  }
}

const SHARED = Symbol.for('romp-and-riddle.flights');

/**
 * The one store of a folder in this process: the page cache and the routes are bundled apart, so they meet at the global
 * object.
 */
export function flightStore(folder = resolve('.next/cache/flights')): FlightStore {
  const shared = globalThis as { [SHARED]?: Map<string, FlightStore> };
  const stores = (shared[SHARED] ??= new Map<string, FlightStore>());
  const store = stores.get(folder) ?? new FlightStore(folder);
  stores.set(folder, store);
  return store;
}

function isOld(path: string): boolean {
  return Date.now() - statSync(path).mtimeMs > KEPT_FOR_MS;
}

/** Digest of flight data, by which a page finds the data of exactly its own rendering. */
export function flightDigestOf(flight: Uint8Array): string {
  return createHash('sha256').update(flight).digest('base64url').slice(0, 22);
}
