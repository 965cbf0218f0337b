import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DIGEST = /^[\w-]{22}$/;
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const MOST_HELD = 100;

/**
 * Keeps the flight data of pages that were sent, by digest, for a week: who opened a page before it was rendered anew, or
 * before a deploy, still gets the data of exactly that markup. The folder survives builds. A disk that cannot be written
 * costs only this: such pages then stay plain HTML.
 */
export class FlightStore {
  readonly #folder: string;
  readonly #written = new Set<string>();
  readonly #held = new Map<string, Buffer>();
  #isOff = false;

  constructor(folder: string) {
    this.#folder = folder;
    try {
      mkdirSync(folder, { recursive: true });
      for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        if (Date.now() - statSync(path).mtimeMs > KEPT_FOR_MS) rmSync(path);
      }
    } catch (error) {
      this.#turnOff(error);
    }
  }

  /** Remembers flight data under its digest. */
  keep(digest: string, flight: Uint8Array): void {
    if (this.#isOff || this.#written.has(digest)) return;
    this.#written.add(digest);
    try {
      writeFileSync(join(this.#folder, digest), flight);
    } catch (error) {
      this.#turnOff(error);
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
      const flight = readFileSync(join(this.#folder, digest));
      return flightDigestOf(flight) === digest ? flight : undefined;
    } catch {
      return undefined;
    }
  }

  #turnOff(error: unknown): void {
    this.#isOff = true;
    console.warn('Flight data is not kept:', error instanceof Error ? error.message : error);
  }
}

/** Digest of flight data, by which a page finds the data of exactly its own rendering. */
export function flightDigestOf(flight: Uint8Array): string {
  return createHash('sha256').update(flight).digest('base64url').slice(0, 22);
}
