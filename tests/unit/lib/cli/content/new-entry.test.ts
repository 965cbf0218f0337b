import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPublishedPosts } from '#lib/blog/read';
import { getPublishedStudies } from '#lib/case-studies/read';
import { createEntry } from '#lib/cli/content/new-entry';
import { Slug } from '#lib/content/fields';
import { slugify } from '#lib/content/slugify';
import { BrokenCopy, NOW } from './broken-copy.ts';

const FAR_AHEAD = new Date('2999-01-01T00:00:00Z');

/** Runs a function in the folder of the copy. */
function inside<T>(copy: BrokenCopy, run: () => T): T {
  const home = process.cwd();
  process.chdir(copy.folder);
  try {
    return run();
  } finally {
    process.chdir(home);
  }
}

describe.each([
  [
    'case-study',
    'case-studies',
    'case-studies/zoes-2nd-hunt.md',
    () => getPublishedStudies(FAR_AHEAD).map(({ slug }) => slug),
  ],
  ['post', 'blog', 'blog/zoes-2nd-hunt.md', () => getPublishedPosts(FAR_AHEAD).map(({ slug }) => slug)],
])('a new %s', (kind, folder, file, shown) => {
  const copy = new BrokenCopy();
  const created = inside(copy, () => createEntry(kind, 'Zo\u00eb\u2019s 2nd "Hunt": part 1', NOW));

  it('is rejected if its address is taken, or its title makes no slug', () => {
    const twin = inside(copy, () => createEntry(kind, 'Zoes 2nd hunt part 1', NOW));
    expect(twin).toEqual({
      isCreated: false,
      text: `content/${folder}/zoes-2nd-hunt-part-1.md has the address /${folder}/zoes-2nd-hunt-part-1 already. Choose another title.`,
    });
    expect(inside(copy, () => createEntry(kind, '\u65e5\u672c', NOW))).toMatchObject({ isCreated: false });
    expect(inside(copy, () => createEntry(kind, ' ', NOW)).text).toContain('It needs a title in quotes');
  });

  it('passes the check, which lists every TODO', () => {
    expect(created.isCreated).toBe(true);
    const path = `content/${file.replace('hunt', 'hunt-part-1')}`;
    const text = readFileSync(join(copy.folder, path), 'utf8');
    const open = text.match(/TODO|stand-in/g) ?? [];
    expect(open.length).toBeGreaterThan(5);
    expect(text).toContain('Zo\u00eb\u2019s 2nd \\"Hunt\\": part 1');
    expect(text).not.toContain('<slug>');
    expect(copy.problems()).toEqual([]);
    const messages = copy.warnings();
    expect(messages).toHaveLength(open.length);
    for (const line of messages) expect(line).toMatch(new RegExp(`^${path}:\\d+:\\d+ `));
  });

  it('is never visible', () => {
    const slugs = inside(copy, shown);
    expect(slugs.length).toBeGreaterThan(5);
    expect(slugs.filter((slug) => slug.startsWith('zoes'))).toEqual([]);
  });

  it('fails the check when it gets a publish time', () => {
    const name = file.replace('hunt', 'hunt-part-1');
    for (const date of ['null', '2031-01-01']) {
      const live = new BrokenCopy();
      live.write(
        name,
        readFileSync(join(copy.folder, 'content', name), 'utf8').replace('revealed_on: draft', `revealed_on: ${date}`),
      );
      expect(live.problems().length).toBeGreaterThan(5);
    }
  });
});

describe('a new entry of an unknown kind', () => {
  it('is rejected with a list of the known kinds', () => {
    expect(createEntry('pots', 'A', NOW).text).toMatch(
      /^There is no kind "pots"\. Did you mean "post"\?\nWrite: npm run content -- new case-study/,
    );
    expect(createEntry(undefined, undefined, NOW)).toMatchObject({ isCreated: false });
    expect(createEntry('constructor', 'A', NOW)).toMatchObject({ isCreated: false });
  });
});

describe('the slug of a title', () => {
  it('is valid or empty for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const slug = slugify(title);
        if (slug !== '') expect(Slug.safeParse(slug).success, slug).toBe(true);
      }),
    );
  });

  it('keeps letters and digits', () => {
    expect(slugify('  The Editor\u2019s Cut -- No. 7 (Z\u00fcrich) ')).toBe('the-editors-cut-no-7-zurich');
  });
});
