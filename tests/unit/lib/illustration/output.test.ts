import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outputFiles } from '#lib/illustration/output-files';

const files = outputFiles();

test('the output folder has no other files than the sources write', () => {
  expect(globSync('lib/illustration/output/*').sort()).toEqual(files.map(({ path }) => path).sort());
});

test.each(files)('$path is committed as the sources write it; otherwise run npm run art', ({ path, body }) => {
  expect(readFileSync(path, 'utf8') === body).toBe(true);
});
