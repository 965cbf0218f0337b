import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

type Slowness = {
  /** How long a font or a picture waits before its first byte, in milliseconds. */
  filesAfter: number;
  /** How much of a page comes at a time, in bytes before compression. */
  piece: number;
  /** And how long it is until the next piece, in milliseconds. */
  every: number;
};

const FILE = /\.(?:woff2|svg|png|jpg|webp)(?:\?|$)/;

/** Stands between a browser and a site: what comes through is the same, and late. On a free port of 127.0.0.1 until `stop`. */
export async function startSlowLine(site: string, { filesAfter, piece, every }: Slowness) {
  const server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked;
    const further = request(site + url, { method, headers: { ...headers, 'accept-encoding': 'identity' } });
    further.on('error', (error) => answer.destroy(error));
    further.on('response', (found) => {
      const send = async () => {
        const isPage = String(found.headers['content-type']).startsWith('text/html');
        if (FILE.test(url)) await pause(filesAfter);
        const body = Buffer.concat(await found.toArray());
        answer.writeHead(found.statusCode ?? 502, found.headers);
        for (let at = 0; isPage && at + piece < body.length; at += piece) {
          answer.write(body.subarray(at, at + piece));
          await pause(every);
        }
        answer.end(isPage ? body.subarray(body.length - (body.length % piece || piece)) : body);
      };
      send().catch((error: Error) => answer.destroy(error));
    });
    asked.pipe(further);
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
