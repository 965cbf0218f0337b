import { AsyncLocalStorage } from 'node:async_hooks';

/*
 * Next does not pass the socket's remote address to route handlers. It sets X-Forwarded-For from it only when the client sent
 * no such header. So the server records the address before Next handles the request.
 */

// Next bundles the routes separately from the server.
const shared = globalThis as { quotePeers?: AsyncLocalStorage<string | undefined> };
const peers = (shared.quotePeers ??= new AsyncLocalStorage());

/** Handles a request from a client with this remote address. */
export function runWithPeerAddress<Result>(address: string | undefined, handle: () => Result): Result {
  return peers.run(address, handle);
}

/** The socket's remote address for the current request; undefined when the server does not record it, as in development. */
export function peerAddress(): string | undefined {
  return peers.getStore();
}
