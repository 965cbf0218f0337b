import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import next from 'next';
import { createSiteServer } from '#lib/delivery/http/server';
import { shutDownOnSignal } from '#lib/delivery/http/shutdown';
import { loadServerData } from '#lib/delivery/next/server-data-file';
import { runWithPeerAddress } from '#lib/leads/http/peer-address';
import { siteUrl } from '#lib/pages/site-url';
import { log } from '#lib/leads/operations/log';
import { logConsole } from '#lib/leads/operations/log-console';
import { runShutdownTasks } from '#lib/leads/operations/shutdown';
import { CACHE_HANDLER_FILE, DIST_FOLDER } from './build-files.ts';
import { holdBuild } from './build-lock.ts';

/**
 * Serves the build of the current folder on PORT (3000) of HOST (all addresses). The build bundles this file to JavaScript: stripping types
 * at the start would take 70 MB of memory.
 */
const { PORT = '3000', HOST } = process.env;
const port = Number(PORT);

logConsole(log);
holdBuild(log);
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...readStoredConfig() });

// Without a host name, it is localhost for Next, as in the addresses of proxy.ts. Next would send a rewrite to another host over the network.
const app = next({ port });
await app.prepare();
const handle = app.getRequestHandler();
const server = createSiteServer(
  (request, response) => runWithPeerAddress(request.socket.remoteAddress, () => handle(request, response)),
  {
    distFolder: DIST_FOLDER,
    onError: (error) => log.error({ event: 'request-failed', error }),
    ...loadServerData(DIST_FOLDER),
  },
);
server.on('error', (error: NodeJS.ErrnoException) => {
  const isInUse = error.code === 'EADDRINUSE';
  const hint = isInUse ? `PORT is in use (${PORT}). Stop the other server, or set PORT to a free port.` : undefined;
  log.error({ event: 'not-listening', error, hint });
  process.exit(1);
});
server.listen(port, HOST, () => {
  // For the person at the terminal. A log file has JSON lines only.
  if (process.stdout.isTTY) process.stdout.write(`Ready on http://${HOST ?? 'localhost'}:${port}\n`);
  log.info({ event: 'listening' });
});

shutDownOnSignal(server, {
  async atOnce(signal) {
    log.info({ event: 'shutdown', signal });
    await runShutdownTasks('at-once');
  },
  async afterRequests() {
    await app.close();
    await runShutdownTasks('server-closed');
    log.info({ event: 'shutdown-done' });
  },
});

/**
 * The configuration that the build stored, in the variable from which the server of Next's standalone output takes it. Otherwise Next would
 * load its compiler to read next.config.ts.
 */
function readStoredConfig() {
  const stored = JSON.parse(readFileSync(`${DIST_FOLDER}/required-server-files.json`, 'utf8')) as {
    config: { experimental: { serverActions: { allowedOrigins: string[] } } };
  };
  const config = { ...stored.config, cacheHandler: resolve(CACHE_HANDLER_FILE) };
  // An image can be started with another SITE_URL than it was built with.
  config.experimental.serverActions.allowedOrigins = [new URL(siteUrl()).host];
  return { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) };
}
