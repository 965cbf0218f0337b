import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runContent } from '#lib/cli/content/run';
import { callCommand } from '#tests/unit/lib/cli/run-command';
import { BrokenCopy } from './broken-copy.ts';

const STUDY = 'lumenfold-mission-mural-dash';

const rename = (copy: BrokenCopy, from: string, to: string) =>
  callCommand(runContent, copy.folder, ['rename', from, to]);

const read = (copy: BrokenCopy, file: string) => readFileSync(join(copy.folder, 'content', file), 'utf8');

/** All texts of the content, by file. */
const readAll = (copy: BrokenCopy) =>
  globSync('content/**/*.{md,yaml}', { cwd: copy.folder })
    .sort()
    .map((file) => [file, readFileSync(join(copy.folder, file), 'utf8')]);

/** Gives the copy an own folder of public files, which a test can change. */
function ownPublicFolder(copy: BrokenCopy, file: string) {
  const folder = join(copy.folder, 'public');
  rmSync(folder);
  mkdirSync(join(folder, 'art/og'), { recursive: true });
  writeFileSync(join(folder, file), 'a card');
  return folder;
}

describe('npm run content -- rename', () => {
  it('renames a study with its pictures, links and lists, so that the check finds nothing', async () => {
    const copy = new BrokenCopy();
    const { status, stdout } = await rename(copy, STUDY, 'mural-dash');
    expect(status).toBe(0);
    expect(stdout).toContain(`content/case-studies/${STUDY}.md is now content/case-studies/mural-dash.md.\n`);
    expect(stdout).toContain(`/case-studies/${STUDY} leads to /case-studies/mural-dash.\n`);
    expect([copy.problems(), copy.warnings()]).toEqual([[], []]);
    const left = readAll(copy).filter(([, text]) => text!.includes(STUDY));
    expect(left.map(([file]) => file)).toEqual(['content/case-studies/mural-dash.md', 'content/published-slugs.yaml']);
    expect(read(copy, 'case-studies/mural-dash.md')).toContain(`slug: mural-dash\nprevious_slugs: [${STUDY}]\n`);
    expect(existsSync(join(copy.folder, 'content/case-studies/mural-dash/cover.svg'))).toBe(true);
  });

  it('renames a post with its picture for shared links', async () => {
    const copy = new BrokenCopy();
    const folder = ownPublicFolder(copy, 'art/og/rain-plan.png');
    copy.edit('blog/rain-plan.md', /^slug: .*$/m, 'slug: rain-plan\nprevious_slugs:\n  - umbrella\n  - wet-plan');
    expect((await rename(copy, 'rain-plan', 'wet-plan')).status).toBe(0);
    expect(read(copy, 'blog/wet-plan.md')).toContain('slug: wet-plan\nprevious_slugs: [umbrella, rain-plan]\ntitle:');
    expect(existsSync(join(folder, 'art/og/wet-plan.png'))).toBe(true);
    expect(readAll(copy).filter(([, text]) => /(?:\/blog\/|from=)rain-plan/.test(text!))).toEqual([]);
  });

  it('leaves longer slugs that start with the old one', async () => {
    const copy = new BrokenCopy();
    copy.edit(
      'blog/quiet-people-win.md',
      /\n*$/,
      '\n\n[a](/blog/rain-plan), [b](/blog/rain-plan-2), /blog/rain-plan.\n',
    );
    ownPublicFolder(copy, 'art/og/home.png');
    await rename(copy, 'rain-plan', 'wet-plan');
    expect(read(copy, 'blog/quiet-people-win.md')).toContain(
      '[a](/blog/wet-plan), [b](/blog/rain-plan-2), /blog/wet-plan.\n',
    );
  });

  it('gives a draft no previous slug', async () => {
    const copy = new BrokenCopy();
    await callCommand(runContent, copy.folder, ['new', 'case-study', 'Clock Hunt']);
    const { stdout } = await rename(copy, 'clock-hunt', 'clock-hunt-denver');
    expect(stdout).toContain('It was a draft, so the old address leads nowhere.');
    expect(read(copy, 'case-studies/clock-hunt-denver.md')).not.toContain('previous_slugs:');
    expect(read(copy, 'published-slugs.yaml')).not.toContain('clock-hunt');
    expect(copy.problems()).toEqual([]);
  });

  it.each([
    ['rain-plna', 'wet-plan', 'There is no study or post called "rain-plna". Did you mean "rain-plan"?'],
    ['rain-plan', 'quiet-people-win', 'content/blog/quiet-people-win.md is here already. Choose another slug'],
    ['rain-plan', 'rain-plan', 'It is called "rain-plan" already.'],
    [
      'rain-plan',
      'Wet Plan',
      '"Wet Plan" cannot be a slug. Slug must contain only lowercase letters, numbers, and hyphens, such as wet-plan.',
    ],
    ['rain-plan', 'topics', '"topics" cannot be a slug here: the site itself uses the address /blog/topics.'],
    ['rain-plan', 'quiet-people', '"quiet-people" is a previous slug of "quiet-people-win". Choose another slug.'],
    ['rain-plan', 'withdrawn', 'content/redirects.yaml lists /blog/withdrawn.'],
    ['broken', 'wet-plan', 'content/blog/broken.md has mistakes. Run npm run content, and correct them first.'],
    ['rain-plan', '', 'Write: npm run content -- rename <slug> <new slug>'],
  ])('refuses to call %s "%s", and changes nothing', async (from, to, expected) => {
    const copy = new BrokenCopy();
    copy.write('blog/broken.md', 'No fields.');
    copy.edit('blog/quiet-people-win.md', /^slug: (.*)$/m, 'slug: quiet-people-win\nprevious_slugs: [quiet-people]');
    copy.edit('redirects.yaml', /^moved:$/m, 'moved:\n  - { from: /blog/withdrawn, to: /blog }');
    const before = readAll(copy);
    const { status, stderr } = await rename(copy, from, to);
    expect([status, stderr]).toEqual([1, expect.stringContaining(expected)]);
    expect(readAll(copy)).toEqual(before);
  });
});
