import { connect } from 'node:net';

export type Bytes = string | Uint8Array;

/** What a server answered on one connection. */
export type Heard = {
  /** The status of every answer, in order; none when it hung up without a word. */
  statuses: number[];
  /** Everything that it sent, as text. */
  text: string;
  ms: number;
  /** Whether the server closed the connection, rather than this side. */
  isClosed: boolean;
};

type Manner = {
  /** How long the server may take in all, in milliseconds. */
  patience?: number;
  /** Hangs up by itself after so many milliseconds, whatever comes back. */
  hangUpAfter?: number;
};

/** After an answer, a server that leaves the connection open has said everything when it was silent for this long. */
const QUIET_MS = 300;

/**
 * Sends bytes over a connection of its own, exactly as they are and as fast as the server takes them, and hears the server out.
 * Never throws: a connection that breaks off is closed.
 */
export function talk(
  origin: string,
  pieces: Iterable<Bytes> | AsyncIterable<Bytes>,
  { patience = 20_000, hangUpAfter }: Manner = {},
): Promise<Heard> {
  const { hostname, port } = new URL(origin);
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    let isClosed = true;
    const leave = () => {
      isClosed = false;
      socket.destroy();
    };
    const timers = [setTimeout(leave, patience)];
    if (hangUpAfter !== undefined) timers.push(setTimeout(leave, hangUpAfter));
    let quiet: NodeJS.Timeout | undefined;
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
      clearTimeout(quiet);
      quiet = setTimeout(leave, QUIET_MS);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      for (const timer of [...timers, quiet]) clearTimeout(timer);
      resolve({ statuses: statusesIn(text), text, ms: performance.now() - began, isClosed });
    });
    void write(socket, pieces);
  });
}

async function write(
  socket: ReturnType<typeof connect>,
  pieces: Iterable<Bytes> | AsyncIterable<Bytes>,
): Promise<void> {
  for await (const piece of pieces) {
    if (socket.destroyed) return;
    if (!socket.write(piece))
      await new Promise((resolve) => ['drain', 'close'].forEach((event) => socket.once(event, resolve)));
  }
}

/** Bodies are on one line each, so only an answer begins a line like this. "100 Continue" is none. */
function statusesIn(text: string): number[] {
  return [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)]
    .map(([, status]) => Number(status))
    .filter((status) => status >= 200);
}
