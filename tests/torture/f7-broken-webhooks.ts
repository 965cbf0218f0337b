import { openStore } from '#lib/leads/store/database';
import { deliveriesOf } from '#lib/leads/store/outbox';
import { quoteRequest } from '#tests/factories/quote-request';
import { newCertificate } from '../site/certificate.ts';
import type { Engine } from './engines.ts';
import { logged, type LogLine } from './logged.ts';
import { newPosting } from './postings.ts';
import { sendUntilStored } from './send-until-stored.ts';
import { sideBySide } from './side-by-side.ts';
import { startServer } from './start-server.ts';
import { leftOut, type TortureTest } from './torture-test.ts';
import { until } from './until.ts';
import { QUICK_FAULTS, SLOW_FAULTS, type WebhookFault } from './webhook-faults.ts';
import { openWebhookHouse, type Call } from './webhook-house.ts';
import { webhookScenes, type WebhookScene } from './webhook-scenes.ts';

/** How long an attempt may take, with what it takes to write it down, in milliseconds. */
const LONGEST = 10_500;

/** One thing that a webhook did, what came of it in words that are wrong, and how long it took. */
type Verdict = { name: string; wrong: string[]; ms: number };
type Place = { engine: Engine; random: () => number };

export const test: TortureTest = {
  id: 'F7',
  title:
    'Webhooks that hang, redirect, send 10 MB, break off, speak something else, have bad TLS or no name, or ask to wait',
  wanted: 'each attempt <= 10 s and 64 KB; tried again, dead or delivered as it should be; redirects not followed',
  engines: ['sqlite', 'postgres'],
  async run({ engine, random, say, short }) {
    const own = newCertificate('IP:127.0.0.1');
    const foreign = newCertificate('DNS:wrong.example');
    if (!own || !foreign) return leftOut('openssl is not installed');
    const place = { engine, random };
    const half = Math.ceil(SLOW_FAULTS.length / 2);
    const tries = [
      ...[SLOW_FAULTS.slice(0, half), SLOW_FAULTS.slice(half), QUICK_FAULTS].map(
        (faults) => () => tryFaults(faults, place),
      ),
      ...webhookScenes({ own, foreign }).map((scene) => async () => [await tryScene(scene, place)]),
    ];
    const verdicts = (await sideBySide(tries, 3, (attempt) => attempt())).flat();
    own.remove();
    foreign.remove();
    const wrong = verdicts.flatMap(({ name, wrong }) => wrong.map((words) => `${name}: ${words}`));
    for (const words of wrong) say(words);
    const slowest = Math.max(...verdicts.map(({ ms }) => ms));
    return {
      figure: `${verdicts.length} kinds, ${wrong.length} taken wrong; slowest attempt ${(slowest / 1_000).toFixed(1)} s`,
      ok: wrong.length === 0 && (short || slowest <= LONGEST),
    };
  },
};

/** Delivers one quote for each fault, one after the other, to a webhook that has it at the first attempt and then says yes. */
async function tryFaults(faults: readonly WebhookFault[], { engine, random }: Place): Promise<Verdict[]> {
  const place = await engine.newPlace();
  let trapped = 0;
  const trap = await openWebhookHouse({ answer: (_, response) => (trapped++, void response.writeHead(204).end()) });
  const calls = new Map<string, Call[]>();
  const house = await openWebhookHouse({
    async answer(call, response) {
      const { reference, event } = call.body.data;
      const earlier = calls.get(reference) ?? [];
      calls.set(reference, [...earlier, call]);
      // The number of people says which fault it is.
      if (earlier.length === 0) await faults[event.participants - 1]!.answer(response, trap.env.WEBHOOK_URL!);
      else response.writeHead(204).end();
    },
  });
  const server = await startServer(place.address, { env: house.env });
  const eventsOf = (reference: string) =>
    logged(server).filter((line) => line.ref === reference && line.channel === 'webhook');
  try {
    const tried: { fault: WebhookFault; reference: string }[] = [];
    for (const [index, fault] of faults.entries()) {
      const reference = await post(server.origin, random, index + 1);
      await until(() => eventsOf(reference).length > 0, 30_000);
      tried.push({ fault, reference });
    }
    const verdicts: Verdict[] = [];
    for (const { fault, reference } of tried) {
      // What failed is tried again, and delivered then.
      if (fault.result === 'delivery-failed') await until(() => eventsOf(reference).length > 1, 60_000);
      const [first, second, ...rest] = eventsOf(reference);
      const wrong = wrongIn(first, fault);
      const attempts = calls.get(reference) ?? [];
      if (fault.result === 'delivery-failed') {
        const gap = (attempts[1]?.at ?? Infinity) - (attempts[0]?.at ?? 0);
        if (second?.event !== 'delivered') wrong.push(`then ${second?.event ?? 'nothing'}`);
        if (gap < (fault.waits ?? 0)) wrong.push(`tried again after ${Math.round(gap)} ms`);
        if (new Set(attempts.map(({ id }) => id)).size !== 1) wrong.push('with other ids');
      } else if (second || attempts.length !== 1) wrong.push(`${attempts.length} attempts`);
      if (rest.length > 0) wrong.push(`${rest.length} more attempts`);
      verdicts.push({ name: fault.name, wrong, ms: first?.ms ?? 0 });
    }
    verdicts.push({ name: 'redirects', wrong: trapped > 0 ? [`${trapped} followed`] : [], ms: 0 });
    return verdicts;
  } finally {
    await server.kill();
    await house.close();
    await trap.close();
    await place.remove();
  }
}

/** Delivers one quote to a webhook that the server is started for. */
async function tryScene({ name, result, error, open }: WebhookScene, { engine, random }: Place): Promise<Verdict> {
  const place = await engine.newPlace();
  const scene = await open();
  const server = await startServer(place.address, { env: scene.env });
  const store = await openStore(place.address);
  try {
    const reference = await post(server.origin, random, 1);
    const events = () => logged(server).filter((line) => line.ref === reference && line.channel === 'webhook');
    await until(() => events().length > 0, 30_000);
    const first = events()[0];
    const wrong = wrongIn(first, { result, ...(error && { error }) });
    const row = (await deliveriesOf(store, reference)).find(({ channel }) => channel === 'webhook');
    const fault = await scene.fault?.((row?.next_at ?? 0) - Date.now());
    return { name, wrong: fault ? [...wrong, fault] : wrong, ms: first?.ms ?? 0 };
  } finally {
    await store.destroy();
    await server.kill();
    await scene.close();
    await place.remove();
  }
}

function post(origin: string, random: () => number, people: number): Promise<string> {
  const body = JSON.stringify(quoteRequest({ participantSize: people }));
  return sendUntilStored(origin, { ...newPosting(random), body });
}

function wrongIn(line: LogLine | undefined, { result, error }: Pick<WebhookFault, 'result' | 'error'>): string[] {
  if (line?.event !== result)
    return [`${line?.event ?? 'no attempt'} (${line?.error ?? 'no error'}) instead of ${result}`];
  return error && !error.test(line.error ?? '') ? [`${line.error} instead of ${error.source}`] : [];
}
