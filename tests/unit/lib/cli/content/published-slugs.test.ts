import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEntry } from '#lib/cli/content/new-entry';
import { runContent } from '#lib/cli/content/run';
import { callCommand } from '#tests/unit/lib/cli/run-command';
import { BrokenCopy, NOW } from './broken-copy.ts';

const LIST = 'published-slugs.yaml';

/** A copy in which a post has another file name and slug. */
function renamedByHand(to = 'wet-plan') {
  const copy = new BrokenCopy();
  copy.rename('blog/rain-plan.md', `blog/${to}.md`);
  copy.edit(`blog/${to}.md`, /^slug: .*$/m, `slug: ${to}`);
  return copy;
}

const vanished = (copy: BrokenCopy) => copy.problems().filter((line) => line.includes('leads nowhere now'));

describe('a slug that was public', () => {
  it('is reported when its address leads nowhere any more', () => {
    const copy = renamedByHand();
    expect(vanished(copy)).toEqual([
      `content/${LIST}:${copy.lineOf(LIST, 'rain-plan')}:5  blog[5]  "/blog/rain-plan" was an address of the site, and leads nowhere now. Fix: If it was renamed, add previous_slugs: [rain-plan] to the file with the new slug; if it was withdrawn, list it under gone in content/redirects.yaml.`,
    ]);
    copy.edit('blog/wet-plan.md', 'slug: wet-plan', 'slug: wet-plan\nprevious_slugs: [rain-plan]');
    expect(vanished(copy)).toEqual([]);
  });

  it.each(['  - { from: /blog/rain-plan, to: /blog }', '  - { from: /case-studies/rain-plan, to: /blog }'])(
    'is found in redirects by its whole address: %s',
    (line) => {
      const copy = renamedByHand();
      copy.edit('redirects.yaml', /^moved:$/m, `moved:\n${line}`);
      expect(vanished(copy)).toHaveLength(line.includes('/blog/rain-plan') ? 0 : 1);
    },
  );

  it('is reported for a topic and a study, too', () => {
    const copy = new BrokenCopy();
    copy.edit('topics.yaml', /^ {2}slug: ideas$/m, '  slug: notions');
    copy.remove('case-studies/tidewrack-dockside-dispatch.md');
    expect(vanished(copy)).toEqual([
      expect.stringContaining('"/case-studies/tidewrack-dockside-dispatch" was an address of the site'),
      expect.stringContaining('"/blog/topics/ideas" was an address of the site'),
    ]);
  });

  it('is not reported while an invalid file may explain it', () => {
    const copy = renamedByHand();
    copy.edit('blog/wet-plan.md', /^author:/m, 'autor:');
    expect(vanished(copy)).toEqual([]);
  });
});

describe('npm run content -- slugs', () => {
  it('adds the slugs of entries that are no drafts, of which the check warns before', async () => {
    const copy = renamedByHand();
    const home = process.cwd();
    process.chdir(copy.folder);
    createEntry('post', 'A draft', NOW);
    process.chdir(home);
    const unlisted = () => copy.warnings().filter((line) => line.includes(LIST));
    expect(unlisted()).toEqual([
      `content/blog/wet-plan.md:2:1  slug  The address is not in content/${LIST} yet, so nothing would notice if it vanished. Fix: Run npm run content -- slugs, and commit that file, too.`,
    ]);
    const before = readFileSync(join(copy.folder, 'content', LIST), 'utf8');
    await callCommand(runContent, copy.folder, ['slugs']);
    const after = readFileSync(join(copy.folder, 'content', LIST), 'utf8');
    expect(after).toBe(before.replace('  - what-team', '  - wet-plan\n  - what-team'));
  });
});

describe('a slug that a route of the site has', () => {
  it.each([
    ['case-studies/lumenfold-mission-mural-dash.md', 'case-studies/preview.md'],
    ['blog/rain-plan.md', 'blog/topics.md'],
  ])('is refused for a renamed file: %s', (from, to) => {
    const copy = new BrokenCopy();
    copy.rename(from, to);
    const [folder, slug] = to.replace('.md', '').split('/');
    copy.edit(to, /^slug: .*$/m, `slug: ${slug}`);
    expect(copy.problems().join('\n')).toMatch(
      new RegExp(
        `^content/${to}:\\d+:1 {2}slug {2}"${slug}" cannot be a slug here: the site itself uses the address /${folder}/${slug}\\. Fix: Choose another one`,
        'm',
      ),
    );
  });

  it('is refused for a new entry', () => {
    expect(createEntry('post', 'Topics', NOW)).toEqual({
      isCreated: false,
      text: '"topics" cannot be a slug here: the site itself uses the address /blog/topics. Choose another title.',
    });
    expect(createEntry('case-study', 'List', NOW).isCreated).toBe(false);
  });
});
