import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { setTimeout as Sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatHelp } from '#lib/cli/leaderboard/help';
import { parseCommand } from '#lib/cli/leaderboard/parse-command';
import { SUBCOMMANDS } from '#lib/cli/leaderboard/subcommands';
import { runLeaderboard } from '#lib/cli/leaderboard/run';
import { callCommand, spawnCommand } from '#tests/unit/lib/cli/run-command';
import { startFakePubNub, type FakePubNub } from '#tests/servers/fake-pubnub';

// Heartbeats are a hundred times faster.
vi.mock('node:timers/promises', async (importActual) => {
  const { setTimeout: sleep, ...actual } = await importActual<{ setTimeout: typeof Sleep }>();
  return { ...actual, setTimeout: (ms: number) => sleep(ms / 100) };
});

// The timeout of 15 s is 1 s.
vi.mock('#lib/integrations/leaderboard/pubnub-settings', async (importActual) => ({
  ...(await importActual<object>()),
  TRANSACTION_TIMEOUT_S: 1,
}));

const KEYS = { PUBNUB_SUBSCRIBE_KEY: 'sub-c-0a1b2c3d', PUBNUB_PUBLISH_KEY: 'pub-c-4e5f6a7b' };
const START = ['start', '--event', 'City Hunt', '--place', 'Mission District, San Francisco'];

let service: FakePubNub;
let folder: string;

beforeEach(async () => {
  service = await startFakePubNub();
  folder = mkdtempSync(join(tmpdir(), 'host-'));
});

afterEach(() => {
  service.stop();
  rmSync(folder, { recursive: true });
});

const host = (args: string[], env: Record<string, string> = KEYS) =>
  callCommand(runLeaderboard, folder, args, { PUBNUB_ORIGIN: service.origin, ...env });

const lastMessage = () => service.published.at(-1)?.message;

describe('npm run leaderboard', () => {
  it('exits with 0, and with 2 for invalid arguments', () => {
    expect(spawnCommand('leaderboard.ts', folder, ['--help'])).toMatchObject({ status: 0, stderr: '' });
    expect(spawnCommand('leaderboard.ts', folder, ['sett'])).toMatchObject({ status: 2, stdout: '' });
  });

  it('runs an event from start to end', async () => {
    expect(await host(START)).toMatchObject({ status: 0, stderr: '' });
    await host(['set', 'Wet Paint', '40']);
    await host(['set', 'wet paint', '+2']);
    expect(lastMessage()).toMatchObject({ phase: 'running', rows: [{ crew: 'Wet Paint', score: 42 }] });
    await host(['leader']);
    expect(lastMessage()).toMatchObject({ salutes: 1 });
    await host(['seal']);
    await host(['set', 'Exact Change', '50']);
    expect(lastMessage()).toMatchObject({ isSealed: true, rows: [{ crew: 'Wet Paint', score: 42 }] });
    const { stdout } = await host(['show']);
    expect(stdout).toMatch(/sealed.*\n\n.*Rank.*Crew.*Points\n +1 +Exact Change +50\n +2 +Wet Paint +42\n/);
    await host(['end']);
    expect(lastMessage()).toMatchObject({ phase: 'ended', isSealed: false, rows: { length: 2 } });
    expect(service.published.every(({ channel, isStored }) => channel === 'leaderboard-hunts' && isStored)).toBe(true);
    expect(service.requests[0]).toMatch(
      /^\/publish\/pub-c-4e5f6a7b\/sub-c-0a1b2c3d\/0\/leaderboard-hunts\/0\?.*uuid=host-\d+/,
    );
    expect(await host(['set', 'Wet Paint', '1'])).toMatchObject({
      status: 3,
      stderr: expect.stringMatching(/^The event is over\./),
    });
  });

  it('stores each board in its own file, which only its owner can read', async () => {
    await host([...START, '--board', 'jidara']);
    await host(['set', 'Grandmother Knew', '53:20', '--board', 'jidara']);
    expect(service.published.at(-1)).toMatchObject({
      channel: 'leaderboard-jidara',
      message: { rows: [{ score: 3200 }] },
    });
    expect(readdirSync(join(folder, 'data/leaderboard'))).toEqual(['jidara.json']);
    expect(statSync(join(folder, 'data/leaderboard/jidara.json')).mode & 0o777).toBe(0o600);
    expect((await host(['show'])).status).toBe(3);
  });

  it('requires names from a list for crews with children', async () => {
    await host([...START, '--families']);
    expect(await host(['set', 'Emma and Noah', '3'])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^Children play.*Marigold Foxes/),
    });
    expect(await host(['set', 'Marigold Foxes', '3'])).toMatchObject({ status: 0 });
  });

  it.each([
    ['refuses', 'refuse', 'it answered 403'],
    ['closes the connection', 'hang-up', 'it could not be reached'],
    ['sends a malformed response', 'nonsense', 'its answer made no sense'],
    ['does not respond in time', 'silent', 'it took too long'],
  ] as const)('stores the board when PubNub %s, and sends it later', async (_case, mood, reason) => {
    await host(START);
    service.setBehavior(mood);
    const failed = await host(['set', 'Wet Paint', '40']);
    expect(failed).toMatchObject({ status: 4 });
    expect(failed.stderr).toBe(
      `PubNub did not take the board (${reason}). It is kept here. Send it again: npm run leaderboard -- send\n`,
    );
    service.setBehavior('work');
    expect(await host(['send'])).toMatchObject({ status: 0 });
    expect(lastMessage()).toMatchObject({ rows: [{ crew: 'Wet Paint', score: 40 }] });
  });

  it('live repeats the board with the same number, and not in the history, until the event ends', async () => {
    await host(START);
    const live = host(['live']);
    await vi.waitFor(() => expect(service.published).toHaveLength(2), 30_000);
    expect(service.published[1]).toEqual({ ...service.published[0], isStored: false });
    await host(['end']);
    expect(await live).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Live\./) });
  });

  it.each([
    [{}, /^Both keys of PubNub are missing\. Set PUBNUB_PUBLISH_KEY and PUBNUB_SUBSCRIBE_KEY/],
    [{ PUBNUB_SUBSCRIBE_KEY: 'sub-c-0a1b2c3d' }, /^PUBNUB_PUBLISH_KEY is missing\./],
    [{ PUBNUB_PUBLISH_KEY: 'pub-c-4e5f6a7b' }, /^PUBNUB_SUBSCRIBE_KEY is missing\./],
    [{ ...KEYS, PUBNUB_PUBLISH_KEY: 'pub c' }, /^PUBNUB_PUBLISH_KEY is malformed/],
  ])('names the missing key: %j', async (env, message) => {
    expect(await host(START, env)).toMatchObject({ status: 1, stderr: expect.stringMatching(message) });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('explains how to replace a damaged file', async () => {
    await host(START);
    const file = join(folder, 'data/leaderboard/hunts.json');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40));
    expect(await host(['show'])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/hunts\.json is damaged\. Move it away/),
    });
  });
});

describe('the arguments of the leaderboard command', () => {
  it.each([
    [['sett', 'Wet Paint', '4'], 'There is no subcommand "sett". Did you mean "set"?'],
    [['set', 'Wet Paint'], 'Write: npm run leaderboard -- set <crew> <score>'],
    [['set', 'Wet', 'Paint', '40'], 'Write: npm run leaderboard -- set <crew> <score>'],
    [['show', '--bord', 'hunts'], 'There is no option "--bord". Did you mean "--board"?'],
    [['show', '--board', 'chess'], 'There is no board "chess". There are: hunts, jidara.'],
    [['show', '--board'], '--board needs a value.'],
    [['show', '--families=yes'], '--families takes no value.'],
    [['end', '--families'], 'end has no option "--families". Write: npm run leaderboard -- end'],
  ])('%j are rejected with a message of one line', (args, message) => {
    expect(() => parseCommand(args)).toThrow(expect.objectContaining({ exitCode: 2, message }));
  });

  it.each([[[]], [['help']], [['--help']], [['set', '-h']]])(
    '%j print the help, which lists all subcommands',
    (args) => {
      expect(parseCommand(args)).toEqual({ kind: 'help' });
      const help = formatHelp();
      for (const name of Object.keys(SUBCOMMANDS)) expect(help.some((line) => line.startsWith(`  ${name}`))).toBe(true);
      expect(help.filter((line) => line.length > 120)).toEqual([]);
    },
  );
});

describe('an invalid name or score', () => {
  const cases: [string[], RegExp][] = [
    [['set', 'Wet Pant', '4'], /^There is no crew "Wet Pant" yet\. Did you mean "Wet Paint"\? If not, add --new\.\n$/],
    [['set', '<b>', '4'], /^A crew cannot be called "<b>"\. It may hold/],
    [['set', 'Wet Paint', 'lots'], /^"lots" is no score\. Write points such as 42 or \+15\.\n$/],
    [['set', 'Wet Paint', '9999999'], /^The board does not take that\./],
    [['remove', 'Wet Pant'], /^There is no crew "Wet Pant"\. Did you mean "Wet Paint"\?\n$/],
  ];

  it('is rejected with a message, and nothing is sent', async () => {
    await host(START);
    await host(['set', 'Wet Paint', '40']);
    for (const [args, message] of cases)
      expect(await host(args)).toMatchObject({ status: 2, stderr: expect.stringMatching(message) });
    expect(service.published).toHaveLength(2);
    expect(await host(['set', 'Wet Pant', '4', '--new'])).toMatchObject({ status: 0 });
    expect(await host(['remove', 'Wet Pant'])).toMatchObject({ status: 0 });
    expect(lastMessage()).toMatchObject({ rows: [{ crew: 'Wet Paint', score: 40 }] });
  });
});
