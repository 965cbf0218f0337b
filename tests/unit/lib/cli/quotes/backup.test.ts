import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { describe, expect, it, vi } from 'vitest';
import { freshQuotesCli } from '#tests/unit/lib/cli/quotes/fresh-quotes-cli';
import { engines } from '#tests/unit/lib/leads/engines';
import { storeQuote } from '#tests/unit/lib/leads/desk/store-quote';

describe.each(engines)('the backup and restore-drill commands on $name', (engine) => {
  const desk = freshQuotesCli(engine);

  /** Runs one of our files with Node and the environment of this store. */
  const start = (file: string, ...args: string[]) =>
    spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--conditions=react-server', join(process.cwd(), file), ...args],
      {
        cwd: desk.path(),
        env: { NODE_ENV: 'test', ...desk.env() },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );

  /** The references in a backup. */
  function referencesIn(file: string): Set<string> {
    if (engine.name === 'PostgreSQL') {
      const rows = execFileSync('pg_restore', ['--data-only', '--table=quotes', '--file=-', file], {
        encoding: 'utf8',
        // Without a limit on the number of quotes.
        maxBuffer: 2 ** 30,
      });
      return new Set(rows.match(/^RR-[A-Z0-9]{4}-[A-Z0-9]{4}(?=\t)/gm));
    }
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare('SELECT reference FROM quotes').all();
    database.close();
    return new Set(rows.map(({ reference }) => String(reference)));
  }

  it('back up every quote that was acknowledged before the backup began, while others are stored', async () => {
    const file = desk.path('backup');
    const writer = start('tests/unit/lib/leads/desk/write-quotes.ts', desk.address());
    const acknowledged: string[] = [];
    createInterface({ input: writer.stdout }).on('line', (line) => acknowledged.push(line));
    const untilThereAre = (count: number) => vi.waitUntil(() => acknowledged.length >= count, { timeout: 60_000 });
    try {
      await untilThereAre(200);
      const before = [...acknowledged];
      const backup = start('lib/cli/quotes.ts', 'backup', file);
      const [[status], out, errors] = await Promise.all([
        once(backup, 'close'),
        text(backup.stdout),
        text(backup.stderr),
      ]);
      expect([status, errors]).toEqual([0, '']);
      // The writer was not blocked.
      await untilThereAre(acknowledged.length + 20);

      const backedUp = referencesIn(file);
      expect(before.filter((reference) => !backedUp.has(reference))).toEqual([]);
      expect(out).toContain(
        `${backedUp.size.toLocaleString('en-US')} quotes and ${(3 * backedUp.size).toLocaleString('en-US')} `,
      );
      expect(backedUp.size).toBeLessThan(acknowledged.length);
      expect(await desk.run(['restore-drill', file])).toMatchObject({ status: 0, stderr: '' });
    } finally {
      writer.kill();
      await once(writer, 'close');
    }
    expect(readdirSync(desk.path())).toEqual(['backup']);
  });

  it('write a file that only its owner can read, name it in a folder, and replace no file without --force', async () => {
    await storeQuote(desk.store());
    mkdirSync(desk.path('backups'));
    const { status, stdout } = await desk.run(['backup', 'backups']);
    expect(status).toBe(0);
    const [name = ''] = readdirSync(desk.path('backups'));
    expect(name).toMatch(/^quotes-\d{4}-\d{2}-\d{2}T\d{6}Z\.(db|dump)$/);
    expect(stdout).toContain(`backups/${name} holds 1 quote and 3 deliveries, read back and counted.`);
    expect(statSync(desk.path('backups', name)).mode & 0o777).toBe(0o600);

    const bytes = readFileSync(desk.path('backups', name));
    const again = await desk.run(['backup', `backups/${name}`]);
    expect([again.status, again.stdout]).toEqual([1, '']);
    expect(again.stderr).toContain('is there already');
    expect(readFileSync(desk.path('backups', name)).equals(bytes)).toBe(true);
    expect((await desk.run(['backup', `backups/${name}`, '--force'])).status).toBe(0);
    expect(readdirSync(desk.path('backups'))).toEqual([name]);
  });

  it('print what a drill found, and exit with 1 when it failed', async () => {
    await storeQuote(desk.store());
    await storeQuote(desk.store(), { reference: 'RR-3333-3333' });
    await desk.run(['backup', 'good']);
    const good = await desk.run(['restore-drill', 'good']);
    expect(good.status).toBe(0);
    expect(good.stdout).toMatch(
      /^Restore drill of good\n( {2}ok {6}.+\n){5}( {10}.+\n){3}This backup can be restored\./,
    );

    await desk.store().deleteFrom('outbox').where('reference', '=', 'RR-3333-3333').execute();
    await desk.run(['backup', 'bad']);
    const bad = await desk.run(['restore-drill', 'bad']);
    expect([bad.status, bad.stderr]).toEqual([1, '']);
    expect(bad.stdout).toMatch(/^ {2}FAILED {2}1 accepted quote lacks deliveries$/m);
    expect(bad.stdout).toMatch(/Do not rely on this backup\.\n$/);
    writeFileSync(desk.path('text'), 'no backup at all');
    expect(await desk.run(['restore-drill', 'text'])).toMatchObject({ status: 1, stdout: '' });
    expect(await desk.run(['restore-drill', 'nowhere'])).toMatchObject({ status: 3, stdout: '' });
  });
});

const postgres = engines.find(({ name }) => name === 'PostgreSQL');

describe.runIf(postgres)('a backup of PostgreSQL', () => {
  const desk = freshQuotesCli(postgres!);
  /** A PATH whose pg_dump is this script. */
  function withPgDump(script: string): Record<string, string> {
    mkdirSync(desk.path('bin'));
    writeFileSync(desk.path('bin/pg_dump'), `#!/bin/sh\n${script}\n`);
    chmodSync(desk.path('bin/pg_dump'), 0o755);
    return { PATH: `${desk.path('bin')}:/usr/bin:/bin` };
  }

  it('prints the command to run elsewhere when pg_dump is not installed', async () => {
    const { status, stderr } = await desk.run(['backup', 'backup'], { PATH: desk.path() });
    expect(status).toBe(1);
    expect(stderr).toBe(
      'pg_dump is not installed here. Where it is, run: pg_dump --format=custom --file=quotes.dump "$DATABASE_URL"\n',
    );
    expect(readdirSync(desk.path())).toEqual([]);
  });

  it('passes on the error of pg_dump and leaves no file behind', async () => {
    const { status, stderr } = await desk.run(
      ['backup', 'backup'],
      withPgDump('echo "pg_dump: error: too new" >&2; exit 1'),
    );
    expect([status, stderr]).toEqual([1, 'pg_dump failed: pg_dump: error: too new\n']);
    expect(readdirSync(desk.path())).toEqual(['bin']);
  });

  it('keeps the password out of the arguments, which every user of the machine can read', async () => {
    const { stderr } = await desk.run(['backup', 'backup'], withPgDump('echo "$* $PGPASSWORD" >&2; exit 1'));
    const { password, username } = new URL(desk.address());
    expect(stderr).toMatch(new RegExp(`--dbname=postgres://${username}@\\S+ ${password}\n$`));
    expect(stderr.split(password)).toHaveLength(2);
  });
});
