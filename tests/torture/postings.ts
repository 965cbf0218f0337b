import { Agent, request } from 'node:http';
import { quoteRequest } from '#tests/factories/quote-request';

/** One quote request of one client, to be sent as often as it takes. */
export type Posting = { key: string; client: string; body: string };

/** What came back. Status 0 is no answer, and `error` says why. */
export type Answer = { status: number; ms: number; reference?: string; isReplay?: boolean; error?: string };

const CITIES = ['Denver, CO, USA', 'Oakland, CA, USA', 'Austin, TX, USA', 'Zürich, Switzerland'];

/** A valid request that is unlike the others, under a new key, from a client of its own. */
export function newPosting(random: () => number): Posting {
  const number = (below: number) => Math.floor(random() * below);
  const name = number(1e9).toString(36);
  const answers = quoteRequest({
    firstName: `Ada ${name}`,
    email: `${name}@example.com`,
    city: CITIES[number(CITIES.length)]!,
    participantSize: 1 + number(500),
    description: 'A day out for all of us. '.repeat(number(40)),
  });
  return { key: newKey(number), client: newClient(random), body: JSON.stringify(answers) };
}

/** Anybody in 10.0.0.0/8. */
export function newClient(random: () => number): string {
  return ['10', ...Array.from({ length: 3 }, () => Math.floor(random() * 256))].join('.');
}

function newKey(number: (below: number) => number): string {
  const block = () =>
    number(2 ** 32)
      .toString(16)
      .padStart(8, '0');
  return (block() + block() + block() + block()).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** As many connections as there are requests at once. They stay open in between, as those of a proxy do. */
export const manyConnections = () => new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: Infinity });

export type SendOptions = {
  agent?: Agent;
  /** Holds the body back until then. */
  until?: Promise<unknown>;
  /** Told when the server has the head of the request and is ready for the body. */
  onArrived?: () => void;
  /** Gives up after so many milliseconds. */
  patience?: number;
};

/** Sends a posting and says what came back. Never throws. */
export async function send(origin: string, posting: Posting, options: SendOptions = {}): Promise<Answer> {
  const answer = await sendOnce(origin, posting, options);
  // A connection that was idle may be closed by the server in the moment it is used again: browsers and proxies open another.
  if (answer.error !== 'idle connection closed') return answer;
  const again = await sendOnce(origin, posting, { ...options, agent: new Agent() });
  return { ...again, ms: answer.ms + again.ms };
}

function sendOnce(origin: string, { key, client, body }: Posting, options: SendOptions): Promise<Answer> {
  const { agent, until, onArrived, patience = 60_000 } = options;
  const began = performance.now();
  const ms = () => performance.now() - began;
  return new Promise((resolve) => {
    const fail = (error: Error) => {
      const { code } = error as { code?: string };
      const wasIdle = posted.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE');
      resolve({ status: 0, ms: ms(), error: wasIdle ? 'idle connection closed' : (code ?? error.name) });
    };
    const posted = request(`${origin}/api/quotes`, {
      method: 'POST',
      ...(agent && { agent }),
      signal: AbortSignal.timeout(patience),
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'Idempotency-Key': key,
        'X-Forwarded-For': client,
        ...(onArrived && { Expect: '100-continue' }),
      },
    });
    posted.on('error', fail);
    posted.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const isReplay = response.headers['idempotent-replayed'] === 'true';
        resolve({ status: response.statusCode ?? 0, ms: ms(), isReplay, ...referenceIn(Buffer.concat(chunks)) });
      });
    });
    if (onArrived) posted.on('continue', onArrived);
    posted.flushHeaders();
    void Promise.resolve(until).then(() => posted.end(body));
  });
}

function referenceIn(body: Buffer): { reference?: string } {
  try {
    const { reference } = JSON.parse(body.toString()) as { reference?: string };
    return reference === undefined ? {} : { reference };
  } catch {
    return {};
  }
}
