import { describe, expect, it } from 'vitest';
import { BrokenCopy } from './broken-copy.ts';

const SLUG = 'lumenfold-mission-mural-dash';

/** The problems of a copy of the content with this redirects.yaml. */
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

describe('the check of redirects', () => {
  it.each([
    [
      'a redirect to an unknown page',
      moved(['/old', '/nowhere']),
      /redirects\.yaml:2:\d+ {2}moved\[0\]\.to {2}.*no page at "\/nowhere"/,
    ],
    ['a chain', moved(['/older', '/old'], ['/old', '/about']), /moved\[0\]\.to {2}.*"\/old" is an old address itself/],
    [
      'a loop',
      moved(['/one', '/two#part'], ['/two', '/one?x=1']),
      /moved\[1\]\.to {2}.*"\/one" is an old address itself/,
    ],
    ['a redirect to itself', moved(['/one', '/one']), /moved\[0\]\.to {2}.*"\/one" is an old address itself/],
    ['a redirect that hides a page', moved(['/about', '/blog']), /moved\[0\]\.from {2}.*There is a page at "\/about"/],
    ['a redirect that hides a post', moved(['/blog/rain-plan', '/blog']), /moved\[0\]\.from {2}.*There is a page at/],
    ['a duplicate', moved(['/old', '/'], ['/old', '/blog']), /moved\[1\]\.from {2}.*"\/old" is listed twice/],
    [
      'a path that is both moved and gone',
      'moved: [{ from: /old, to: / }]\ngone: [{ path: /old, why: It is over. }]\n',
      /gone\[0\]\.path {2}.*"\/old" is listed twice/,
    ],
    ['a path that is not canonical', moved(['/Old/', '/']), /from {2}.*lower case/],
  ])('reports %s', (_name, text, problem) => {
    expect(problemsWith(text)).toMatch(problem);
  });

  it('reports a redirect that would reveal a study before its publish time', () => {
    const text = moved(['/case-studies/lumenfold', `/case-studies/${SLUG}`]);
    expect(problemsWith(text)).toBe('');
    expect(problemsWith(text, hide)).toContain(`moved[0].to  There is no page at "/case-studies/${SLUG}".`);
  });

  it('reports a redirect that would hide a study, also before its publish time', () => {
    const text = moved([`/case-studies/${SLUG}`, '/case-studies']);
    expect(problemsWith(text, hide)).toContain('moved[0].from  There is a page at');
  });

  it('reports a redirect from or to a previous slug', () => {
    const rename = (copy: BrokenCopy) =>
      copy.edit(`case-studies/${SLUG}.md`, /^slug: .*$/m, `slug: ${SLUG}\nprevious_slugs: [mural-dash]`);
    expect(problemsWith(moved(['/case-studies/mural-dash', '/case-studies']), rename)).toContain(
      `moved[0].from  "/case-studies/mural-dash" is a previous slug, which leads to /case-studies/${SLUG} already.`,
    );
    expect(problemsWith(moved(['/old', '/case-studies/mural-dash#share']), rename)).toContain(
      `moved[0].to  "/case-studies/mural-dash" is an old address itself. Fix: Write /case-studies/${SLUG}, where the way ends.`,
    );
  });

  it('accepts anchors, files and an empty list', () => {
    expect(problemsWith(moved(['/contact', '/about#contact'], ['/rss', '/feed.xml']))).toBe('');
    expect(problemsWith('moved: []\ngone: []\n')).toBe('');
  });
});
