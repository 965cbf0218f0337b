import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const DIGEST = /^[\w-]{22}$/;
const DAY_MS = 24 * 60 * 60 * 1000;
const RETENTION_MS = 7 * DAY_MS;
const MAX_IN_MEMORY = 100;

/**
 * Stores the RSC payloads of sent pages by digest, for at least six days after the last response with them. A page that was opened before
 * its next rendering, or before a deploy, still gets the payload of exactly its markup. Builds do not clean the folder. Payloads of pages
 * with unlimited URLs are stored in memory only, and so are all payloads when the folder is not writable.
 */
export class RscPayloadStore {
  readonly #folder: string;
  /** When the modification time of a file was last updated, in milliseconds since 1970. */
  readonly #savedAt = new Map<string, number>();
  readonly #inMemory = new Map<string, Buffer>();
  #isMemoryOnly = false;

  constructor(folder: string) {
    this.#folder = folder;
    try {
      mkdirSync(folder, { recursive: true });
      for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        if (isExpired(path)) rmSync(path, { recursive: true });
      }
    } catch (error) {
      this.#useMemoryOnly(error);
    }
  }

  /** Stores a payload on disk. The modification time of its file is updated once a day. */
  save(digest: string, payload: Buffer): void {
    if (this.#isMemoryOnly) return this.saveInMemory(digest, payload);
    const now = Date.now();
    if (now - (this.#savedAt.get(digest) ?? -Infinity) < DAY_MS) return;
    this.#savedAt.set(digest, now);
    const path = join(this.#folder, digest);
    try {
      if (!this.find(digest)) writeFileSync(path, payload);
      utimesSync(path, new Date(now), new Date(now));
    } catch (error) {
      this.#useMemoryOnly(error);
      this.saveInMemory(digest, payload);
    }
  }

  /** Stores a payload in memory, where the last 100 stay: for pages with unlimited URLs. */
  saveInMemory(digest: string, payload: Buffer): void {
    this.#inMemory.delete(digest);
    this.#inMemory.set(digest, payload);
    for (const oldest of this.#inMemory.keys()) if (this.#inMemory.size > MAX_IN_MEMORY) this.#inMemory.delete(oldest);
  }

  /** The payload with this digest, from memory or disk; undefined when it is unknown or expired. */
  find(digest: string): Buffer | undefined {
    const inMemory = this.#inMemory.get(digest);
    if (inMemory) return inMemory;
    if (!DIGEST.test(digest)) return undefined;
    try {
      const path = join(this.#folder, digest);
      if (isExpired(path)) return undefined;
      const payload = readFileSync(path);
      return hashPayload(payload) === digest ? payload : undefined;
    } catch {
      return undefined;
    }
  }

  #useMemoryOnly(error: unknown): void {
    this.#isMemoryOnly = true;
    console.warn('RSC payloads are stored in memory only:', error instanceof Error ? error.message : error);
  }
}

const SHARED = Symbol.for('romp-and-riddle.rsc-payloads');

/** The store of a folder, one per process. Next bundles the cache handler and the routes separately, so they share it on `globalThis`. */
export function rscPayloadStore(folder = resolve('.next/cache/flights')): RscPayloadStore {
  const shared = globalThis as { [SHARED]?: Map<string, RscPayloadStore> };
  const stores = (shared[SHARED] ??= new Map<string, RscPayloadStore>());
  const store = stores.get(folder) ?? new RscPayloadStore(folder);
  stores.set(folder, store);
  return store;
}

function isExpired(path: string): boolean {
  return Date.now() - statSync(path).mtimeMs > RETENTION_MS;
}

/** The digest of an RSC payload, by which a page requests the payload of its own rendering. */
export function hashPayload(payload: Uint8Array): string {
  return createHash('sha256').update(payload).digest('base64url').slice(0, 22);
}
