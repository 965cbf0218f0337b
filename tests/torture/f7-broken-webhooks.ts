import { openStore } from '#lib/leads/store/database';
import { listDeliveries } from '#lib/leads/store/outbox';
import { quoteRequest } from '#tests/factories/quote-request';
import { newCertificate } from '../servers/certificate.ts';
import type { Engine } from './engines.ts';
import { parseServerLog, type LogLine } from './server-log.ts';
import { newSubmission } from './submissions.ts';
import { sendUntilStored } from './send-until-stored.ts';
import { mapConcurrent } from './map-concurrent.ts';
import { startServer } from './start-server.ts';
import { leftOut, type TortureTest } from './torture-test.ts';
import { until } from './until.ts';
import { QUICK_FAULTS, SLOW_FAULTS, type WebhookFault } from './webhook-faults.ts';
import { openScriptedWebhook, type Call } from './scripted-webhook.ts';
import { webhookScenarios, type WebhookScenario } from './webhook-scenarios.ts';

/** The longest time of an attempt including its log entry, in milliseconds. */
const MAX_MS = 10_500;

/** One behavior of a webhook, the differences from the expected outcome, and the time of the attempt. */
type Verdict = { name: string; wrong: string[]; ms: number };
type Place = { engine: Engine; random: () => number };

export const test: TortureTest = {
  id: 'F7',
  title:
    'Webhooks that hang, redirect, send 10 MB, break off, speak another protocol, have invalid TLS or no DNS name, or request a delay',
  expected: 'each attempt <= 10 s and 64 KB; retried, dead or delivered as specified; redirects not followed',
  engines: ['sqlite', 'postgres'],
  async run({ engine, random, log, short }) {
    const own = newCertificate('IP:127.0.0.1');
    const foreign = newCertificate('DNS:wrong.example');
    if (!own || !foreign) return leftOut('openssl is not installed');
    const place = { engine, random };
    const half = Math.ceil(SLOW_FAULTS.length / 2);
    const tries = [
      ...[SLOW_FAULTS.slice(0, half), SLOW_FAULTS.slice(half), QUICK_FAULTS].map(
        (faults) => () => tryFaults(faults, place),
      ),
      ...webhookScenarios({ own, foreign }).map((scenario) => async () => [await tryScenario(scenario, place)]),
    ];
    const verdicts = (await mapConcurrent(tries, 3, (attempt) => attempt())).flat();
    own.remove();
    foreign.remove();
    const wrong = verdicts.flatMap(({ name, wrong }) => wrong.map((fault) => `${name}: ${fault}`));
    for (const fault of wrong) log(fault);
    const slowest = Math.max(...verdicts.map(({ ms }) => ms));
    return {
      figure: `${verdicts.length} kinds, ${wrong.length} taken wrong; slowest attempt ${(slowest / 1_000).toFixed(1)} s`,
      ok: wrong.length === 0 && (short || slowest <= MAX_MS),
    };
  },
};

/**
 * Delivers one quote for each fault, one after the other, to a webhook that shows the fault at the first attempt and accepts the next one.
 */
async function tryFaults(faults: readonly WebhookFault[], { engine, random }: Place): Promise<Verdict[]> {
  const place = await engine.newPlace();
  let followed = 0;
  const redirectTarget = await openScriptedWebhook({
    answer: (_, response) => (followed++, void response.writeHead(204).end()),
  });
  const calls = new Map<string, Call[]>();
  const webhook = await openScriptedWebhook({
    async answer(call, response) {
      const { reference, event } = call.body.data;
      const earlier = calls.get(reference) ?? [];
      calls.set(reference, [...earlier, call]);
      // The number of players selects the fault.
      if (earlier.length === 0) await faults[event.participants - 1]!.answer(response, redirectTarget.env.WEBHOOK_URL!);
      else response.writeHead(204).end();
    },
  });
  const server = await startServer(place.address, { env: webhook.env });
  const eventsOf = (reference: string) =>
    parseServerLog(server).filter((line) => line.ref === reference && line.channel === 'webhook');
  try {
    const tried: { fault: WebhookFault; reference: string }[] = [];
    for (const [index, fault] of faults.entries()) {
      const reference = await post(server.origin, random, index + 1);
      await until(() => eventsOf(reference).length > 0, 30_000);
      tried.push({ fault, reference });
    }
    const verdicts: Verdict[] = [];
    for (const { fault, reference } of tried) {
      // Failed deliveries are retried and then delivered.
      if (fault.result === 'delivery-failed') await until(() => eventsOf(reference).length > 1, 60_000);
      const [first, second, ...rest] = eventsOf(reference);
      const wrong = checkLogLine(first, fault);
      const attempts = calls.get(reference) ?? [];
      if (fault.result === 'delivery-failed') {
        const delayMs = (attempts[1]?.at ?? Infinity) - (attempts[0]?.at ?? 0);
        if (second?.event !== 'delivered') wrong.push(`then ${second?.event ?? 'nothing'}`);
        if (delayMs < (fault.minDelayMs ?? 0)) wrong.push(`tried again after ${Math.round(delayMs)} ms`);
        if (new Set(attempts.map(({ id }) => id)).size !== 1) wrong.push('with other ids');
      } else if (second || attempts.length !== 1) wrong.push(`${attempts.length} attempts`);
      if (rest.length > 0) wrong.push(`${rest.length} more attempts`);
      verdicts.push({ name: fault.name, wrong, ms: first?.ms ?? 0 });
    }
    verdicts.push({ name: 'redirects', wrong: followed > 0 ? [`${followed} followed`] : [], ms: 0 });
    return verdicts;
  } finally {
    await server.kill();
    await webhook.close();
    await redirectTarget.close();
    await place.remove();
  }
}

/** Delivers one quote to a webhook with its own server. */
async function tryScenario(
  { name, result, error, open }: WebhookScenario,
  { engine, random }: Place,
): Promise<Verdict> {
  const place = await engine.newPlace();
  const scenario = await open();
  const server = await startServer(place.address, { env: scenario.env });
  const store = await openStore(place.address);
  try {
    const reference = await post(server.origin, random, 1);
    const events = () => parseServerLog(server).filter((line) => line.ref === reference && line.channel === 'webhook');
    await until(() => events().length > 0, 30_000);
    const first = events()[0];
    const wrong = checkLogLine(first, { result, ...(error && { error }) });
    const row = (await listDeliveries(store, reference)).find(({ channel }) => channel === 'webhook');
    const fault = await scenario.fault?.((row?.next_at ?? 0) - Date.now());
    return { name, wrong: fault ? [...wrong, fault] : wrong, ms: first?.ms ?? 0 };
  } finally {
    await store.destroy();
    await server.kill();
    await scenario.close();
    await place.remove();
  }
}

function post(origin: string, random: () => number, people: number): Promise<string> {
  const body = JSON.stringify(quoteRequest({ participantSize: people }));
  return sendUntilStored(origin, { ...newSubmission(random), body });
}

function checkLogLine(line: LogLine | undefined, { result, error }: Pick<WebhookFault, 'result' | 'error'>): string[] {
  if (line?.event !== result)
    return [`${line?.event ?? 'no attempt'} (${line?.error ?? 'no error'}) instead of ${result}`];
  return error && !error.test(line.error ?? '') ? [`${line.error} instead of ${error.source}`] : [];
}
