import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  engines?: object;
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: string | string[];
  optionalDependencies?: Record<string, string>;
};

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> };
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;

/** Resolves package `name` from the package at `from` like Node.js; undefined if it is missing. */
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

  it('has a hash for every package, and no package with an install script or an engines field', () => {
    const packages = Object.entries(lock.packages).filter(([place]) => place !== '');
    const wrong = packages.filter(
      ([, { integrity, engines, hasInstallScript }]) =>
        !integrity?.startsWith('sha512-') || engines || hasInstallScript,
    );
    expect(
      wrong.map(([place]) => place),
      'Run npm run lock.',
    ).toEqual([]);
  });

  it('installs Node.js on Linux only', () => {
    const bundled = Object.keys(manifest.optionalDependencies ?? {}).map(
      (name) => lock.packages[`node_modules/${name}`],
    );
    expect(bundled.map((one) => [one?.os, one?.optional])).toEqual([
      ['linux', true],
      ['linux', true],
    ]);
  });

  it('pins the exact versions of package.json', () => {
    const requested = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    for (const [name, version] of Object.entries(requested)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });
});
