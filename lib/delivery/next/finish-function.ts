import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { finishReply } from '../html/finish-page.ts';
import { EMPTY_SHELL } from '../html/html-markers.ts';
import { collectBody } from '../http/collect-body.ts';
import { finishHeaders } from '../http/finish-headers.ts';
import { loadPageStyles } from './page-styles-file.ts';

/** The handler of a route in the outputs of a build. */
type Handler = (request: IncomingMessage, response: ServerResponse, context: unknown) => Promise<unknown>;

/** The 404 page of a build, in its folder. */
export const NOT_FOUND_FILE = 'server/pages/404.html';

/**
 * The handler of a route on a host that calls it without the site's own server: it finishes the pages that Next renders per request, such as filters and
 * replies to forms, and the headers of all its responses. `distFolder` is the folder of the build. The RSC payload stays in the page, because
 * the next request may reach another machine.
 */
export function finishFunction(handler: Handler, distFolder: string): Handler {
  const assets = { styles: loadPageStyles(distFolder), env: process.env };
  return (request, response, context) => {
    collectBody(response, (body) => {
      const isPage = String(response.getHeader('content-type')).startsWith('text/html') && body.length > 0;
      const page = isPage ? finishReply(readPage(response.statusCode, body), assets) : undefined;
      if (page) {
        response.setHeaders(new Map(Object.entries(page.headers)));
        response.setHeader('Content-Length', Buffer.byteLength(page.html));
      }
      finishHeaders(response, [], Date.now());
      return page?.html ?? body;
    });
    return handler(request, response, context);
  };

  function readPage(status: number, body: Buffer): string {
    const html = body.toString('utf8');
    return status === 404 && html.includes(EMPTY_SHELL) ? readFileSync(join(distFolder, NOT_FOUND_FILE), 'utf8') : html;
  }
}
