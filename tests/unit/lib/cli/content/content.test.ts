import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runContent } from '#lib/cli/content/run';
import { callCommand, copyOfContent, spawnCommand } from '#tests/unit/lib/cli/run-command';

const POST = 'content/blog/rain-plan.md';

/** Runs the command on a copy in which some text of a file was replaced. */
function contentWith(file: string, from: string | RegExp, to: string) {
  const folder = copyOfContent();
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(join(folder, file), text.replace(from, to));
  return callCommand(runContent, folder);
}

describe('npm run content', () => {
  it('exits with 0 if all files are valid, and with 1 for an unknown command', () => {
    const folder = copyOfContent();
    const valid = { status: 0, stdout: 'All content files are sound.\n', stderr: '' };
    expect(spawnCommand('content.ts', folder)).toEqual(valid);
    expect(spawnCommand('content.ts', folder, ['statsu'])).toMatchObject({ status: 1, stdout: '' });
  });

  it('prints every problem of every file on its own line, with a total, and fails', async () => {
    const folder = copyOfContent();
    const edits: [string, RegExp, string][] = [
      [POST, /^author: .*$/m, 'author: A Stranger'],
      [POST, /^slug: .*$/m, 'slug: dry-plan'],
      ['content/faqs.yaml', /^- id: .*$/m, '- name: x'],
    ];
    for (const [file, from, to] of edits) {
      const path = join(folder, file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    }
    const { status, stdout, stderr } = await callCommand(runContent, folder);
    expect([status, stdout]).toEqual([1, '']);
    const lines = stderr.trimEnd().split('\n');
    expect(lines.at(-1)).toBe('4 problems in 2 content files.');
    expect(lines.slice(0, 4).map((line) => line.split('  ').slice(0, 2))).toEqual([
      [`${POST}:2:1`, 'slug'],
      [`${POST}:6:1`, 'author'],
      ['content/faqs.yaml:1:3', '[0].id'],
      ['content/faqs.yaml:1:3', '[0].name'],
    ]);
    for (const line of lines.slice(0, 4)) expect(line).toMatch(/\. Fix: .*[.?]$/);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('prints warnings and does not fail', async () => {
    const { status, stdout, stderr } = await contentWith(POST, '## Where is the line?', '# Where is the line?');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^To look at \(nothing here stops a build\):\n\ncontent\/blog\/rain-plan\.md:\d+:\d+ {2}body {2}/,
    );
    expect(stdout).toMatch(/\n1 warning in 1 content file\.\n\nAll content files are sound\.\n$/);
  });

  it('suggests the closest command for a typo', async () => {
    const { status, stderr } = await callCommand(runContent, copyOfContent(), ['statsu']);
    expect([status, stderr]).toEqual([1, 'There is no "statsu". Did you mean "status"?\n']);
  });

  it('prints help for all subcommands, and for one', async () => {
    const help = async (...args: string[]) => (await callCommand(runContent, copyOfContent(), args)).stdout;
    expect(await help('--help')).toMatch(/^Usage: npm run content \[-- <subcommand>\]\n\n {2}check .*\n {2}status /);
    expect(await help('help')).toBe(await help('-h'));
    expect(await help('rename', '--help')).toMatch(/^Usage: npm run content -- rename <slug> <new slug>\n/);
    const { status, stderr } = await callCommand(runContent, copyOfContent(), ['status', '--al']);
    expect([status, stderr]).toEqual([1, 'There is no option "--al". See npm run content -- --help.\n']);
  });

  it('creates a case study that the status lists', async () => {
    const folder = copyOfContent();
    const { status, stdout } = await callCommand(runContent, folder, ['new', 'case-study', 'Clock Hunt']);
    expect([status, stdout.split('\n')[0]]).toEqual([
      0,
      'content/case-studies/clock-hunt.md is a draft that visitors do not see. What to do now:',
    ]);
    expect(existsSync(join(folder, 'content/case-studies/clock-hunt.md'))).toBe(true);
    const board = await callCommand(runContent, folder, ['status']);
    expect(board.status).toBe(0);
    expect(board.stdout).toMatch(/^Drafts, [^\n]*: 1\n {2}content\/case-studies\/clock-hunt\.md\n/);
  });
});

describe('npm run build', () => {
  it('stops at invalid content with the same messages, before it builds', async () => {
    const folder = copyOfContent();
    renameSync(join(folder, POST), join(folder, 'content/blog/umbrella.md'));
    const { status, stdout, stderr } = spawnCommand('site/build.ts', folder);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe((await callCommand(runContent, folder)).stderr.trimEnd() + '\nThe build stops here.\n');
    expect(stderr).toMatch(/^content\/blog\/umbrella\.md:\d+:\d+ {2}slug {2}/);
  });
});
