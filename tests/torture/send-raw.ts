import { connect } from 'node:net';

export type Bytes = string | Uint8Array;

/** The response of a server on one connection. */
export type RawResponse = {
  /** The status of every response, in order; empty when the server closed the connection without one. */
  statuses: number[];
  /** All bytes that the server sent, as text. */
  text: string;
  ms: number;
  /** Whether the server closed the connection, rather than this side. */
  isClosed: boolean;
};

type SendRawOptions = {
  /** The longest time for the whole exchange, in milliseconds. */
  timeoutMs?: number;
  /** Disconnects after this time in milliseconds, whatever the server has sent. */
  disconnectAfterMs?: number;
};

/** When a server keeps the connection open, its response counts as complete after this time without data. */
const QUIET_MS = 300;

/**
 * Sends bytes unchanged over a new connection, as fast as the server accepts them, and reads until the server has responded. Never throws:
 * a connection that breaks off counts as closed.
 */
export function sendRaw(
  origin: string,
  pieces: Iterable<Bytes> | AsyncIterable<Bytes>,
  { timeoutMs = 20_000, disconnectAfterMs }: SendRawOptions = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    let isClosed = true;
    const disconnect = () => {
      isClosed = false;
      socket.destroy();
    };
    const timers = [setTimeout(disconnect, timeoutMs)];
    if (disconnectAfterMs !== undefined) timers.push(setTimeout(disconnect, disconnectAfterMs));
    let quiet: NodeJS.Timeout | undefined;
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
      clearTimeout(quiet);
      quiet = setTimeout(disconnect, QUIET_MS);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      for (const timer of [...timers, quiet]) clearTimeout(timer);
      resolve({ statuses: parseStatuses(text), text, ms: performance.now() - began, isClosed });
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

/** Bodies are on one line each, so only a status line begins like this. "100 Continue" does not count. */
function parseStatuses(text: string): number[] {
  return [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)]
    .map(([, status]) => Number(status))
    .filter((status) => status >= 200);
}
