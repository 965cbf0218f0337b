import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { confirm } from '#lib/cli/quotes/confirm';
import { formatGeneralHelp, formatSubcommandHelp } from '#lib/cli/quotes/help';
import { parseCall } from '#lib/cli/quotes/parse-call';
import { SUBCOMMANDS } from '#lib/cli/quotes/subcommands';
import { openStore } from '#lib/leads/store/database';
import { spawnCommand, temporaryFolder } from '#tests/unit/lib/cli/run-command';
import { storeQuote } from '#tests/unit/lib/leads/desk/store-quote';

// Each command is a separate process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const parse = (...args: string[]) => parseCall(args, SUBCOMMANDS);

describe('parseCall', () => {
  it('reads a subcommand, its operand and its options', () => {
    expect(parse('purge', '--older-than=365d', '--dry-run')).toMatchObject({
      subcommand: { name: 'purge' },
      call: { operand: '', options: { 'older-than': '365d', 'dry-run': true } },
    });
    expect(parse('delete', '--yes', 'RR-1')).toMatchObject({ call: { operand: 'RR-1', options: { yes: true } } });
  });

  it('lists the quotes without a subcommand', () => {
    expect(parse()).toMatchObject({ kind: 'run', subcommand: { name: 'list' } });
    expect(parse('--json', '--limit', '3')).toMatchObject({
      subcommand: { name: 'list' },
      call: { options: { json: true, limit: '3' } },
    });
  });

  it('shows help for help, --help and -h', () => {
    for (const args of [['--help'], ['-h'], ['help']]) {
      expect(parse(...args)).toEqual({ kind: 'help' });
    }
    for (const args of [
      ['show', '--help'],
      ['show', '-h'],
      ['help', 'show'],
      ['show', 'RR-1', '--help'],
    ]) {
      expect(parse(...args)).toMatchObject({ kind: 'help', subcommand: { name: 'show' } });
    }
  });

  it.each([
    [['shwo'], 'There is no subcommand "shwo". Did you mean "show"?'],
    [['frobnicate'], /^There is no subcommand "frobnicate"\. There are: list, show, .*health\.$/],
    [['RR-7KQ2-M9TX'], 'To see a quote, write: npm run quotes -- show RR-7KQ2-M9TX'],
    [['list', '--sinec', '7d'], 'list has no option "--sinec". Did you mean "--since"?'],
    [['--jsno'], 'list has no option "--jsno". Did you mean "--json"?'],
    [['show', 'RR-1', '-x'], 'show has no option "-x". See npm run quotes -- show --help.'],
    [['list', '--since'], '--since needs a value: --since 7d|2026-11-01'],
    [['list', '--since', '--json'], '--since needs a value: --since 7d|2026-11-01'],
    [['list', '--since='], '--since needs a value: --since 7d|2026-11-01'],
    [['list', '--json=yes'], '--json takes no value.'],
    [['show'], 'show needs a reference: npm run quotes -- show <reference>'],
    [['show', 'RR-1', 'RR-2'], 'show does not know what to do with "RR-2". See npm run quotes -- show --help.'],
    [['--json', 'show', 'RR-1'], 'Write the subcommand first: npm run quotes -- show ...'],
    [['help', 'me'], /^There is no subcommand "me"\./],
    [['list', '--constructor'], /^list has no option "--constructor"\./],
  ])('refuses %j with one line that says why', (args, message) => {
    const parsing = () => parse(...args);
    expect(parsing).toThrow(message);
    expect(parsing).toThrow(expect.objectContaining({ exitCode: 2, message: expect.not.stringContaining('\n') }));
  });
});

describe('help', () => {
  it('names every subcommand and fits a terminal', () => {
    const lines = formatGeneralHelp(SUBCOMMANDS);
    for (const { name } of SUBCOMMANDS) expect(lines.some((line) => line.startsWith(`  ${name} `))).toBe(true);
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
  });

  it.each(SUBCOMMANDS.map((one) => [one.name, one] as const))(
    'on %s lists its options and examples that can be parsed',
    (_, one) => {
      const help = formatSubcommandHelp(one).join('\n');
      for (const option of Object.keys(one.options)) expect(help).toContain(`  --${option}`);
      expect(one.examples.length).toBeGreaterThan(0);
      for (const example of one.examples) {
        expect(help).toContain(`npm run quotes -- ${example}`);
        expect(parse(...example.split(' '))).toMatchObject({ kind: 'run', subcommand: { name: one.name } });
      }
      expect(formatSubcommandHelp(one).filter((line) => line.length > 120)).toEqual([]);
    },
  );
});

describe('confirm', () => {
  /** Asks on a fake terminal that answers with `answer`; null closes it. */
  function ask(answer: string | null) {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const pending = confirm('Delete it?', false, { input, output: new PassThrough() });
    if (answer === null) input.end();
    else input.write(`${answer}\n`);
    return pending;
  }

  it.each(['y', 'yes', ' Y '])('accepts %j', async (answer) => {
    await expect(ask(answer)).resolves.toBeUndefined();
  });

  it.each(['', 'n', 'yesterday', null])('treats %j as no', async (answer) => {
    await expect(ask(answer)).rejects.toThrow('Nothing was done.');
  });

  it('skips the question with --yes and fails without a terminal', async () => {
    const terminal = { input: new PassThrough(), output: new PassThrough() };
    await expect(confirm('Delete it?', true, terminal)).resolves.toBeUndefined();
    await expect(confirm('Delete it?', false, terminal)).rejects.toMatchObject({ exitCode: 2 });
  });
});

describe('npm run quotes as a process', () => {
  it('exits with 0 after help, and with 2 and one line after a usage error', () => {
    const folder = temporaryFolder();
    const help = spawnCommand('quotes.ts', folder, ['--help']);
    expect([help.status, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toBe(
      formatGeneralHelp(SUBCOMMANDS)
        .map((line) => `${line}\n`)
        .join(''),
    );
    const wrong = spawnCommand('quotes.ts', folder, ['lsit']);
    expect(wrong).toEqual({ status: 2, stdout: '', stderr: 'There is no subcommand "lsit". Did you mean "list"?\n' });
  });

  it('exits quietly when its reader closes the pipe', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'quotes.db');
    const store = await openStore(path);
    // More than the buffer of a pipe.
    for (let index = 0; index < 150; index += 1) {
      await storeQuote(store, { reference: `RR-2222-${1000 + index}`, description: 'word '.repeat(400) });
    }
    await store.destroy();
    for (const args of [['--limit', 'all'], ['--json'], ['export', '--format', 'csv']]) {
      const child = spawn(
        process.execPath,
        [
          '--disable-warning=ExperimentalWarning',
          '--conditions=react-server',
          join(process.cwd(), 'lib/cli/quotes.ts'),
          ...args,
        ],
        { cwd: folder, env: { NODE_ENV: 'test', QUOTES_DB: path }, stdio: ['ignore', 'pipe', 'pipe'] },
      );
      child.stdout.once('data', () => child.stdout.destroy());
      const [[status], message] = await Promise.all([once(child, 'close'), text(child.stderr)]);
      expect([status, message]).toEqual([0, '']);
    }
  });
});
