import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRevealedPosts } from '#lib/blog/read';
import { getRevealedStudies } from '#lib/case-studies/read';
import { newEntry } from '#lib/commands/content/new-entry';
import { Slug } from '#lib/content/fields';
import { slugFrom } from '#lib/content/slug-from';
import { BrokenCopy, NOW } from './broken-copy.ts';

const FAR_AHEAD = new Date('2999-01-01T00:00:00Z');

/** Runs something where the copy is. */
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
    () => getRevealedStudies(FAR_AHEAD).map(({ slug }) => slug),
  ],
  ['post', 'blog', 'blog/zoes-2nd-hunt.md', () => getRevealedPosts(FAR_AHEAD).map(({ slug }) => slug)],
])('a new %s', (kind, folder, file, shown) => {
  const copy = new BrokenCopy();
  const made = inside(copy, () => newEntry(kind, 'Zo\u00eb\u2019s 2nd "Hunt": part 1', NOW));

  it('is refused when its address is taken, or its title makes none', () => {
    const twin = inside(copy, () => newEntry(kind, 'Zoes 2nd hunt part 1', NOW));
    expect(twin).toEqual({
      isMade: false,
      text: `content/${folder}/zoes-2nd-hunt-part-1.md has the address /${folder}/zoes-2nd-hunt-part-1 already. Choose another title.`,
    });
    expect(inside(copy, () => newEntry(kind, '\u65e5\u672c', NOW))).toMatchObject({ isMade: false });
    expect(inside(copy, () => newEntry(kind, ' ', NOW)).text).toContain('It needs a title in quotes');
  });

  it('passes the check, which lists everything that is still to be written', () => {
    expect(made.isMade).toBe(true);
    const path = `content/${file.replace('hunt', 'hunt-part-1')}`;
    const text = readFileSync(join(copy.folder, path), 'utf8');
    const open = text.match(/TODO|stand-in/g) ?? [];
    expect(open.length).toBeGreaterThan(5);
    expect(text).toContain('Zo\u00eb\u2019s 2nd \\"Hunt\\": part 1');
    expect(text).not.toContain('<slug>');
    expect(copy.problems()).toEqual([]);
    const said = copy.warnings();
    expect(said).toHaveLength(open.length);
    for (const line of said) expect(line).toMatch(new RegExp(`^${path}:\\d+:\\d+ `));
  });

  it('is seen by nobody, at any time', () => {
    const slugs = inside(copy, shown);
    expect(slugs.length).toBeGreaterThan(5);
    expect(slugs.filter((slug) => slug.startsWith('zoes'))).toEqual([]);
  });

  it('cannot go live as it is', () => {
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
  it('is refused with the kinds that there are', () => {
    expect(newEntry('pots', 'A', NOW).text).toMatch(
      /^There is no kind "pots"\. Did you mean "post"\?\nWrite: npm run content -- new case-study/,
    );
    expect(newEntry(undefined, undefined, NOW)).toMatchObject({ isMade: false });
    expect(newEntry('constructor', 'A', NOW)).toMatchObject({ isMade: false });
  });
});

describe('the slug of a title', () => {
  it('is a slug or nothing, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const slug = slugFrom(title);
        if (slug !== '') expect(Slug.safeParse(slug).success, slug).toBe(true);
      }),
    );
  });

  it('keeps what can stand in an address', () => {
    expect(slugFrom('  The Editor\u2019s Cut -- No. 7 (Z\u00fcrich) ')).toBe('the-editors-cut-no-7-zurich');
  });
});
