import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RESERVED_SLUGS } from '#lib/content/reserved-slugs';

describe('the reserved slugs', () => {
  it.each(Object.entries(RESERVED_SLUGS))('below /%s are the routes in app/', (folder, slugs) => {
    const routes = readdirSync(`app/${folder}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('['))
      .map(({ name }) => name);
    expect(routes.sort()).toEqual(slugs);
  });
});
