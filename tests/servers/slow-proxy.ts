import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

type SlowProxyOptions = {
  /** The delay of a font or a picture, in milliseconds. */
  fileDelayMs: number;
  /** The size of the pieces of a page, in bytes before compression. */
  pieceBytes: number;
  /** The time between two pieces, in milliseconds. */
  pieceIntervalMs: number;
};

const FILE = /\.(?:woff2|svg|png|jpg|webp)(?:\?|$)/;

/** A proxy that delays the responses of a site without changing them. On a free port of 127.0.0.1 until `stop`. */
export async function startSlowProxy(site: string, { fileDelayMs, pieceBytes, pieceIntervalMs }: SlowProxyOptions) {
  const server = createServer((incoming, response) => {
    const { url = '/', method, headers } = incoming;
    const outgoing = request(site + url, { method, headers: { ...headers, 'accept-encoding': 'identity' } });
    outgoing.on('error', (error) => response.destroy(error));
    outgoing.on('response', (upstream) => {
      const send = async () => {
        const isPage = String(upstream.headers['content-type']).startsWith('text/html');
        if (FILE.test(url)) await pause(fileDelayMs);
        const body = Buffer.concat(await upstream.toArray());
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        for (let at = 0; isPage && at + pieceBytes < body.length; at += pieceBytes) {
          response.write(body.subarray(at, at + pieceBytes));
          await pause(pieceIntervalMs);
        }
        response.end(isPage ? body.subarray(body.length - (body.length % pieceBytes || pieceBytes)) : body);
      };
      send().catch((error: Error) => response.destroy(error));
    });
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
