import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPublishTimes } from '#lib/content/publish-times';

const home = process.cwd();

beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), 'publish-times-'))));
afterEach(() => process.chdir(home));

/** Writes content files by path; each text is the front matter. */
function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `---\n${text}\n---\nBody\n`);
  }
}

describe('the publish times', () => {
  it('are those of all content files, sorted and without duplicates', () => {
    write({
      'content/blog/late.md': 'revealed_on: "2027-01-05T09:00:00Z"',
      'content/blog/same.md': 'revealed_on: 2026-12-01T10:00:00+02:00',
      'content/case-studies/early.md': 'revealed_on: 2026-12-01T08:00:00Z',
      'content/case-studies/deep/er/day.md': 'revealed_on: 2026-07-01',
      'content/pages/now.md': 'revealed_on: null',
      'content/pages/undated.md': 'title: One',
    });
    const dates = ['2026-07-01T07:00:00Z', '2026-12-01T08:00:00Z', '2027-01-05T09:00:00Z'];
    expect(readPublishTimes()).toEqual(dates.map((date) => Date.parse(date)));
  });

  it('leave out files that the content check rejects', () => {
    write({
      'content/blog/broken.md': 'revealed_on: "2027-01-05',
      'content/blog/no-such-day.md': 'revealed_on: 2026-02-30',
      'content/blog/no-offset.md': 'revealed_on: 2026-12-01T08:00:00',
      'content/blog/number.md': 'revealed_on: 20261201',
      'content/blog/list.md': '- revealed_on: 2026-12-01',
    });
    expect(readPublishTimes()).toEqual([]);
  });

  it('are empty without content', () => {
    expect(readPublishTimes()).toEqual([]);
  });
});
