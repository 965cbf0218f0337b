import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPictureSize } from '#lib/content/picture-size';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000012c000000c8', 'hex');
const JPEG = Buffer.from('ffd8ffe000044a46ffc0001108006400960301110002110103110100', 'hex');

describe('the size of a picture', () => {
  it.each<[string, string | Buffer, object]>([
    ['a PNG', PNG, { width: 300, height: 200 }],
    ['a JPEG', JPEG, { width: 150, height: 100 }],
    [
      'a drawing',
      '<svg xmlns="x" viewBox="-4 -1 8 6" width="920" height="775.5"><path/>',
      { width: 920, height: 775.5 },
    ],
    ['a drawing in pixels', '<svg width="40px" height="30px" viewBox="0 0 4 3">', { width: 40, height: 30 }],
    [
      'a drawing with a view box alone',
      '<?xml version="1.0"?>\n<svg viewBox="-460, -145 920 775">',
      { width: 920, height: 775 },
    ],
    ['a drawing as wide as its place', '<svg width="100%" height="100%" viewBox="0 0 8 6">', { width: 8, height: 6 }],
    ['a drawing without a size', '<svg><rect width="5" height="5"/></svg>', {}],
    ['anything else', 'no picture at all', {}],
    ['an empty file', '', {}],
  ])('is read from %s', (_name, content, expected) => {
    const path = join(folder, 'picture');
    writeFileSync(path, content);
    expect(readPictureSize(path)).toEqual({ bytes: content.length, ...expected });
  });
});
