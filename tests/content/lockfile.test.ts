import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type LockedPackage = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> };

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> };
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;

/** The place where a package at `from` finds `name`, or undefined. */
function resolve(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (lock.packages[place]) return place;
    if (!folder) return undefined;
  }
}

describe('the lockfile', () => {
  it('names no registry', () => {
    expect(Object.keys(lock.packages).filter((place) => lock.packages[place]?.resolved)).toEqual([]);
  });

  it('lists the binaries of every platform, so that npm ci accepts it anywhere', () => {
    const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => resolve(place, name) === undefined),
    );
    expect(missing).toEqual([]);
  });

  it('pins what package.json asks for, exactly', () => {
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });
});
