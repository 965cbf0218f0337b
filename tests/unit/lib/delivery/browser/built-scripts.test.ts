import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILT_SCRIPTS_FILE, bundleScripts } from '#lib/cli/bundle-scripts';
import * as scripts from '#lib/delivery/browser/built-scripts';
import { HYDRATION_RUNTIME_PATH, publishHydrationRuntime } from '#lib/delivery/browser/publish-hydration-runtime';

const {
  FIRST_PAINT,
  HYDRATE_ON_INTERACTION,
  HYDRATE_ON_VISIBLE,
  HYDRATE_WHEN_STORED,
  HYDRATE_WITH_QUERY,
  TRUSTED_TYPES,
} = scripts;

describe('the built scripts', () => {
  it('are built from the current sources', async () => {
    expect(readFileSync(BUILT_SCRIPTS_FILE, 'utf8'), 'Run npm run scripts.').toBe(await bundleScripts());
  });

  it.each([
    ['most pages', 2730, FIRST_PAINT + HYDRATE_ON_INTERACTION],
    ['pages with live content', 2900, FIRST_PAINT + HYDRATE_ON_VISIBLE],
    ['pages that show what is stored', 3200, FIRST_PAINT + HYDRATE_WHEN_STORED],
    ['pages of a static host that show what a query asks for', 3250, FIRST_PAINT + HYDRATE_WITH_QUERY],
    ['pages with services, in addition', 1300, TRUSTED_TYPES],
  ])('of %s have at most %d bytes', (_pages, limit, code) => {
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(limit);
  });

  it('contain no end tag of a script', () => {
    expect(Object.values(scripts).join('')).not.toMatch(/<\/script|<!--/i);
  });

  it('include the hydration runtime, which is published among the static files of Next', () => {
    const dist = mkdtempSync(join(tmpdir(), 'runtime-'));
    mkdirSync(join(dist, 'static', 'chunks'), { recursive: true });
    publishHydrationRuntime(dist);
    const path = join(dist, HYDRATION_RUNTIME_PATH.replace('/_next/', ''));
    expect(readFileSync(path, 'utf8')).toBe(scripts.HYDRATION_RUNTIME);
    rmSync(dist, { recursive: true });
  });
});
