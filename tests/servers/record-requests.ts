import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

export type Recorder = {
  /** The address of the proxy. */
  origin: string;
  /** Every byte that browsers have sent to it, as Latin-1. */
  sent: () => string;
  stop: () => void;
};

/** A proxy for the site at `origin` (plain http) that records everything it receives. */
export async function recordRequests(origin: string): Promise<Recorder> {
  const { hostname, port } = new URL(origin);
  let sent = '';
  const server = createServer((socket) => {
    const site = connect(Number(port), hostname);
    for (const end of [socket, site]) end.on('error', () => (socket.destroy(), site.destroy()));
    socket.on('data', (bytes) => (sent += bytes.toString('latin1')));
    socket.pipe(site).pipe(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    stop: () => server.close(),
  };
}
