import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './run-command.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The npm scripts that start a file of ours, other than the ones for tests. */
const COMMANDS = Object.entries(scripts).flatMap(([name, script]) => {
  const [, flag = '', file = ''] = /launch\.mjs (--\S+ )?(\S+)/.exec(script) ?? [];
  return /^lib\/cli\/|^tests\/(?:audit|torture)\//.test(file)
    ? [{ name, flags: flag.trim().split(' ').filter(Boolean), file }]
    : [];
});

describe('the help', () => {
  it('exists for every command', () => {
    expect(COMMANDS.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['start', 'build', 'dev', 'content', 'art', 'lock', 'audit', 'torture']),
    );
  });

  it.each(COMMANDS.flatMap((command) => ['--help', '-h'].map((option) => ({ ...command, option }))))(
    'of $name is printed for $option, and nothing else happens',
    ({ name, flags, file, option }) => {
      const folder = temporaryFolder();
      copyFileSync('package.json', join(folder, 'package.json'));
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', ...flags, resolve(file), option],
        { cwd: folder, encoding: 'utf8', env: { NODE_ENV: 'test' } },
      );
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(new RegExp(`^Usage: npm (?:run )?${name}\\b`));
      expect(readdirSync(folder)).toEqual(['package.json']);
    },
  );
});
