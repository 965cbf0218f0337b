import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { copyOfContent, runCommand } from '#tests/lib/commands/run-command';

// Each command is a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Runs the check on a copy in which one line of one file was replaced. */
function checkWith(file: string, line: RegExp, replacement: string) {
  const folder = copyOfContent();
  const path = join(folder, 'content', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(line);
  writeFileSync(path, text.replace(line, replacement));
  return { folder, ...runCommand('check-content.ts', folder) };
}

const STUDY = 'case-studies/lumenfold-mission-mural-dash.md';

describe('npm run content', () => {
  it('is content with the content', () => {
    const { status, stdout } = runCommand('check-content.ts', copyOfContent());
    expect([status, stdout]).toEqual([0, 'All content files are sound.\n']);
  });

  it.each([
    [
      'a post whose study is not there',
      'blog/rain-plan.md',
      /^cases:\s*\[/m,
      'cases: [nobody, ',
      /cases\.0\n.*"nobody" among the studies/,
    ],
    [
      'a section with a script on a page that has its own',
      'pages/get-a-quote.md',
      /^sections:$/m,
      'sections:\n  - { kind: film, title: Parade, src: /video/parade.mp4, caption: A parade }',
      /sections\.0\.kind\n.*"film" brings a script/,
    ],
    [
      'a film that is not there',
      'pages/scavenger-hunts.md',
      /src: \/video\/.*$/m,
      'src: /video/parade.mp4',
      /sections\.\d+\.src\n.*no file for "\/video\/parade\.mp4"/,
    ],
    [
      'a post by a stranger',
      'blog/rain-plan.md',
      /^author: .*$/m,
      'author: A Stranger',
      /author\n.*"A Stranger" among the hosts/,
    ],
    ['a study of an unknown game', STUDY, /^game: .*$/m, 'game: chess', /game\n.*"chess" among the games/],
    [
      'a slug that is not the file name',
      'blog/rain-plan.md',
      /^slug: .*$/m,
      'slug: dry-plan',
      /slug\n.*differs from the file name/,
    ],
    ['an id that is taken', STUDY, /^id: .*$/m, 'id: 2', /id\n.*has the same id 2/],
    [
      'a picture that is not in the folder of its study',
      STUDY,
      /^coverImage: .*$/m,
      'coverImage: /art/case-studies/lumenfold-mission-mural-dash/nowhere.svg',
      /coverImage\n.*There is no file for ".*\/nowhere\.svg"/,
    ],
    [
      'a picture of another study',
      STUDY,
      /^ {4}avatar: .*$/m,
      '    avatar: /art/case-studies/tidewrack-dockside-dispatch/marcus-adeyemi.svg',
      /testimonials\.0\.avatar\n.*in the folder of another study/,
    ],
    [
      'a picture that is not under public/',
      STUDY,
      /\{ url: [^,]*,/,
      '{ url: /art/nowhere.svg,',
      /gallery\.0\.url\n.*There is no file for "\/art\/nowhere\.svg"/,
    ],
    [
      'a film without its captions',
      STUDY,
      /^videoUrl: .*$/m,
      'videoUrl: /art/plaque.svg',
      /videoUrl\n.*There is no file for "\/art\/plaque\.vtt"/,
    ],
    [
      'a film among the pictures without its captions',
      STUDY,
      /\{ url: [^,]*,/,
      '{ url: /video/parade.mp4,',
      /gallery\.0\.url\n.*There is no file for "\/video\/parade\.vtt"/,
    ],
  ])('finds %s, with its place and a fix', (_name, file, line, replacement, words) => {
    const { status, stderr } = checkWith(file, line, replacement);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^content/${file}:\\d+:\\d+  ${words.source}.*\\n    Fix: `, 'm'));
    expect(stderr).toContain('problem(s) in the content files.');
  });

  it('lets a study name a picture under public/', () => {
    const { status, stderr } = checkWith(STUDY, /^heroImage: .*$/m, 'heroImage: /art/scenes/hunts.svg');
    expect([status, stderr]).toEqual([0, '']);
  });

  it('finds sections that point at nothing', () => {
    const folder = copyOfContent();
    const sections = [
      '  - { kind: faq, title: A, questions: [no-question] }',
      '  - { kind: cases, title: A, studies: [no-study] }',
      '  - { kind: quote, study: no-quote }',
      '  - { kind: logos, label: A, companies: [no-client, no-client, no-client] }',
      '  - { kind: availability, title: A, game: no-game, typeOfEvent: onsite, smallest: 1, largest: 2, next: [B] }',
    ];
    const page = ['---', 'title: A', 'description: B', 'table: ink', 'hero: { headline: [C], lead: D }', 'sections:'];
    writeFileSync(join(folder, 'content/pages/extra.md'), [...page, ...sections, '---', ''].join('\n'));
    const { stderr } = runCommand('check-content.ts', folder);
    expect(stderr.match(/^content\/pages\/extra\.md:\d+/gm)).toEqual(
      [7, 8, 9, 10, 10, 10, 11].map((line) => `content/pages/extra.md:${line}`),
    );
    for (const name of ['question', 'study', 'quote', 'client', 'game']) expect(stderr).toContain(`no "no-${name}"`);
  });

  it('finds a table whose row has a text too few', () => {
    const table = '{ kind: table, title: A, caption: B, head: [C, D], rows: [[E]] }';
    const { status, stderr } = checkWith('pages/about.md', /^sections:\n/m, `sections:\n  - ${table}\n`);
    expect(status).toBe(1);
    expect(stderr).toContain('It has 1 texts, and there are 2 headings.');
  });
});

describe('npm run build', () => {
  it('stops at bad content, before anything is built', () => {
    const folder = copyOfContent();
    renameSync(join(folder, 'content/blog/rain-plan.md'), join(folder, 'content/blog/umbrella.md'));
    const { status, stdout, stderr } = runCommand('build.ts', folder);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^content\/blog\/umbrella\.md:\d+:\d+ {2}slug/);
    expect(stderr).toContain('The build stops: 1 problem(s) in the content files.');
  });
});
