import { describe, expect, it } from 'vitest';
import { BrokenCopy } from './broken-copy.ts';

const SLUG = 'lumenfold-mission-mural-dash';

/** What is said about a copy of the content whose old addresses are these. */
function problemsWith(text: string, change?: (copy: BrokenCopy) => void): string {
  const copy = new BrokenCopy();
  copy.write('redirects.yaml', text);
  change?.(copy);
  return copy.problems().join('\n');
}

const hide = (copy: BrokenCopy) =>
  copy.edit(`case-studies/${SLUG}.md`, /^revealed_on: .*$/m, 'revealed_on: "2099-01-01"');

const moved = (...rows: [string, string][]) =>
  `moved:\n${rows.map(([from, to]) => `  - { from: ${from}, to: "${to}" }\n`).join('')}gone: []\n`;

describe('the content check, on old addresses', () => {
  it.each([
    [
      'one that leads nowhere',
      moved(['/old', '/nowhere']),
      /redirects\.yaml:2:\d+ {2}moved\[0\]\.to {2}.*no page at "\/nowhere"/,
    ],
    ['a chain', moved(['/older', '/old'], ['/old', '/about']), /moved\[0\]\.to {2}.*"\/old" is an old address itself/],
    [
      'a circle',
      moved(['/one', '/two#part'], ['/two', '/one?x=1']),
      /moved\[1\]\.to {2}.*"\/one" is an old address itself/,
    ],
    ['a circle of one', moved(['/one', '/one']), /moved\[0\]\.to {2}.*"\/one" is an old address itself/],
    ['one that hides a page', moved(['/about', '/blog']), /moved\[0\]\.from {2}.*There is a page at "\/about"/],
    ['one that hides a post', moved(['/blog/rain-plan', '/blog']), /moved\[0\]\.from {2}.*There is a page at/],
    [
      'one that is listed twice',
      moved(['/old', '/'], ['/old', '/blog']),
      /moved\[1\]\.from {2}.*"\/old" is listed twice/,
    ],
    [
      'one that has moved and is gone',
      'moved: [{ from: /old, to: / }]\ngone: [{ path: /old, why: It is over. }]\n',
      /gone\[0\]\.path {2}.*"\/old" is listed twice/,
    ],
    ['another spelling', moved(['/Old/', '/']), /from {2}.*lower case/],
  ])('finds %s', (_name, text, problem) => {
    expect(problemsWith(text)).toMatch(problem);
  });

  it('finds one that would give away a study before its reveal', () => {
    const text = moved(['/case-studies/lumenfold', `/case-studies/${SLUG}`]);
    expect(problemsWith(text)).toBe('');
    expect(problemsWith(text, hide)).toContain(`moved[0].to  There is no page at "/case-studies/${SLUG}".`);
  });

  it('finds one that would hide a study, also before its reveal', () => {
    const text = moved([`/case-studies/${SLUG}`, '/case-studies']);
    expect(problemsWith(text, hide)).toContain('moved[0].from  There is a page at');
  });

  it('finds one that a previous slug answers already, and one that leads to a previous slug', () => {
    const rename = (copy: BrokenCopy) =>
      copy.edit(`case-studies/${SLUG}.md`, /^slug: .*$/m, `slug: ${SLUG}\nprevious_slugs: [mural-dash]`);
    expect(problemsWith(moved(['/case-studies/mural-dash', '/case-studies']), rename)).toContain(
      `moved[0].from  "/case-studies/mural-dash" is a previous slug, which leads to /case-studies/${SLUG} already.`,
    );
    expect(problemsWith(moved(['/old', '/case-studies/mural-dash#share']), rename)).toContain(
      `moved[0].to  "/case-studies/mural-dash" is an old address itself. Fix: Write /case-studies/${SLUG}, where the way ends.`,
    );
  });

  it('takes anchors, files and an empty list', () => {
    expect(problemsWith(moved(['/contact', '/about#contact'], ['/rss', '/feed.xml']))).toBe('');
    expect(problemsWith('moved: []\ngone: []\n')).toBe('');
  });
});
