import { AsyncLocalStorage } from 'node:async_hooks';
import { Server, type IncomingMessage } from 'node:http';

/*
 * A route handler does not learn who holds the other end of the socket: the framework only writes that into
 * X-Forwarded-For when the client has not written something there itself. So the socket's address is noted before the
 * framework sees the request, and is known to everything that the request starts.
 */

// Next may load this module more than once in a process.
const shared = globalThis as { quotePeers?: AsyncLocalStorage<string | undefined> };

/** Notes the socket's address for every request to this process, from now on. */
export function notePeers(): void {
  if (shared.quotePeers) return;
  const peers = (shared.quotePeers = new AsyncLocalStorage());
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    const pass = () => Reflect.apply(emit, this, [event, ...args]) as boolean;
    return event === 'request' ? peers.run((args[0] as IncomingMessage).socket.remoteAddress, pass) : pass();
  };
}

/** The address at the other end of the socket of the request under way; undefined when nobody notes it. */
export function peerAddress(): string | undefined {
  return shared.quotePeers?.getStore();
}
