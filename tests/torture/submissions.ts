import { Agent, request } from 'node:http';
import { quoteRequest } from '#tests/factories/quote-request';

/** One quote request of one client, which can be sent repeatedly. */
export type Submission = { key: string; client: string; body: string };

/** A response. Status 0 is no response; `error` gives the reason. */
export type SubmissionResponse = { status: number; ms: number; reference?: string; isReplay?: boolean; error?: string };

const CITIES = ['Denver, CO, USA', 'Oakland, CA, USA', 'Austin, TX, USA', 'Zürich, Switzerland'];

/** A valid request that differs from all others, with a new key and a new client. */
export function newSubmission(random: () => number): Submission {
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

/** A random address in 10.0.0.0/8. */
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

/** Opens as many connections as there are concurrent requests, and keeps them open like a proxy. */
export const newUnlimitedAgent = () => new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: Infinity });

export type SendOptions = {
  agent?: Agent;
  /** The body is sent once this resolves. */
  sendBodyAfter?: Promise<unknown>;
  /** Called when the server has received the head and accepts the body (100 Continue). */
  onContinue?: () => void;
  /** The timeout in milliseconds. */
  timeoutMs?: number;
};

/** Sends a submission and resolves with the response. Never throws. */
export async function send(
  origin: string,
  submission: Submission,
  options: SendOptions = {},
): Promise<SubmissionResponse> {
  const answer = await sendOnce(origin, submission, options);
  // The server may close an idle connection just as it is used again. Browsers and proxies then open another one.
  if (answer.error !== 'idle connection closed') return answer;
  const again = await sendOnce(origin, submission, { ...options, agent: new Agent() });
  return { ...again, ms: answer.ms + again.ms };
}

function sendOnce(
  origin: string,
  { key, client, body }: Submission,
  options: SendOptions,
): Promise<SubmissionResponse> {
  const { agent, sendBodyAfter, onContinue, timeoutMs = 60_000 } = options;
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
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'Idempotency-Key': key,
        'X-Forwarded-For': client,
        ...(onContinue && { Expect: '100-continue' }),
      },
    });
    posted.on('error', fail);
    posted.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const isReplay = response.headers['idempotent-replayed'] === 'true';
        resolve({ status: response.statusCode ?? 0, ms: ms(), isReplay, ...parseReference(Buffer.concat(chunks)) });
      });
    });
    if (onContinue) posted.on('continue', onContinue);
    posted.flushHeaders();
    void Promise.resolve(sendBodyAfter).then(() => posted.end(body));
  });
}

function parseReference(body: Buffer): { reference?: string } {
  try {
    const { reference } = JSON.parse(body.toString()) as { reference?: string };
    return reference === undefined ? {} : { reference };
  } catch {
    return {};
  }
}
