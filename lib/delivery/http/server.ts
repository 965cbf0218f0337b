import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import compression from 'compression';
import { isTestMode } from '#lib/content/test-mode-url';
import { MIN_COMPRESSIBLE_BYTES } from './brotli.ts';
import { compressPages } from './compressed-pages.ts';
import { sendBusyPage } from './failure-pages.ts';
import { refuseRequest } from './refuse-request.ts';
import { finishFormReply, hasArrived, isFormPath, sendRefusal } from './form-posts.ts';
import { isRendered, limitRenderings } from './rendering-limit.ts';
import { securityHeaders } from './security-headers.ts';
import { siteResponse } from './site-response.ts';
import { staticFiles } from './static-files.ts';
import { isUnknownEntry, UNKNOWN_PATH } from './unknown-entry.ts';
import { loadPageStyles } from '../next/page-styles-file.ts';
import type { ServerData } from '../next/server-data-file.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type ServerOptions = ServerData & {
  /** The folder of the build, such as .next. */
  distFolder: string;
  /** Called with the error of a request that failed. */
  onError: (error: unknown) => void;
};

/** Longer than the time after which nginx closes an idle connection (60 s), so that it sends no request on a closed one. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;

/**
 * The HTTP server in front of Next's request handler. For each request it refuses what Next cannot answer, sets the security headers, sets up
 * compression, and responds with a static file or calls `handle`.
 */
export function createSiteServer(
  handle: RequestHandler,
  { distFolder, publishTimes, entryPaths, failurePages, onError }: ServerOptions,
): Server {
  const compress = compression({
    threshold: MIN_COMPRESSIBLE_BYTES,
    // A part of a file has the byte positions of the uncompressed file.
    filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
  });
  const serveStaticFile = staticFiles(distFolder, entryPaths);
  const limitPages = limitRenderings();
  // Forms do not wait for searches.
  const limitForms = limitRenderings();
  const assets = { styles: loadPageStyles(distFolder), env: process.env };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = ''] = (request.url ?? '').split('?', 1);
    response.setHeaders(new Map(Object.entries(securityHeaders(pathname, process.env))));
    if (refuseRequest(request, response, failurePages)) return;
    // The types are Express's; the functions need Node's objects only.
    compress(request as never, response as never, () => {});
    compressPages(request, response);
    if (serveStaticFile(request, response, pathname)) return;
    // In test mode a study may be known to the browser only: Next redirects its URL to the preview (next.config.ts).
    if (!isTestMode(request.url) && isUnknownEntry(pathname, entryPaths, Date.now())) request.url = UNKNOWN_PATH;
    const isForm = request.method === 'POST' && isFormPath(pathname);
    if (isForm && !(await hasArrived(request))) return sendRefusal(response, 408, failurePages);
    if (isForm) finishFormReply(response, assets, failurePages);
    else if (!isRendered(request.url ?? '')) return handle(request, response);
    const limitRendering = isForm ? limitForms : limitPages;
    const isDone = await limitRendering(async () => response.destroyed || (await handle(request, response)));
    if (!isDone) sendBusyPage(response, failurePages.busy);
  }

  const options = {
    ServerResponse: siteResponse(publishTimes, failurePages.failure),
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
  };
  return createServer(options, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      onError(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
}
