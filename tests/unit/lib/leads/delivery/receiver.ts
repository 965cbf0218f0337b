import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export type Call = { path: string; headers: IncomingHttpHeaders; body: string };

export type Receiver = { url: URL; calls: Call[]; close(): Promise<void> };

/** An HTTP server on this machine that answers every request with `answer` and records it. */
export async function openReceiver(answer: (response: ServerResponse) => void): Promise<Receiver> {
  const calls: Call[] = [];
  const take = async (...[request, response]: Parameters<RequestListener>) => {
    calls.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    answer(response);
  };
  const server = createServer((request, response) => void take(request, response));
  const { port } = await listen(server);
  return {
    url: new URL(`http://127.0.0.1:${port}/hooks/quotes`),
    calls,
    close: () => {
      server.closeAllConnections();
      return closed(server);
    },
  };
}

/** A TCP server without HTTP; `onSocket` handles each connection. */
export async function openSocket(onSocket: (socket: Socket) => void): Promise<Omit<Receiver, 'calls'>> {
  const sockets: Socket[] = [];
  const server = createSocketServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    onSocket(socket);
  });
  const { port } = await listen(server);
  return {
    url: new URL(`http://127.0.0.1:${port}/`),
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      return closed(server);
    },
  };
}

async function listen(server: Server): Promise<AddressInfo> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server.address() as AddressInfo;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
