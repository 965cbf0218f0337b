import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { finishReply, type PageAssets } from '../html/finish-page.ts';
import { collectBody } from './collect-body.ts';
import { sendFailurePage, setFailureHeaders, type FailurePages } from './failure-pages.ts';
import { isSameOrigin } from './same-origin.ts';

/** Pages with a form that posts to a Server Action. */
const FORM_PATHS = ['/get-a-quote', '/homeschool-hunt'];

/**
 * The largest accepted form: the longest note, in UTF-8, twice, because React posts the state that it answers, too. Below the high water mark of Node's
 * requests (64 KB), so that a form arrives in full before it is read.
 */
export const MAX_FORM_BYTES = 48 * 1024;

/** How long a form may take to arrive. */
const BODY_TIMEOUT_MS = 10_000;

/** Next's header of a response to a form of another version of the site. */
const UNKNOWN_ACTION = 'x-nextjs-action-not-found';

export function isFormPath(url: string): boolean {
  return FORM_PATHS.includes(url.split('?', 1)[0] ?? '');
}

/** Responds to a posted form that Next must not see: from another site, too long, or not from a form of React. Returns whether it responded. */
export function refuseForm(request: IncomingMessage, response: ServerResponse, pages: FailurePages): boolean {
  const status = getRefusal(new Headers(request.headers as Record<string, string>), process.env.SITE_URL);
  if (status === undefined) return false;
  sendRefusal(response, status, pages);
  return true;
}

/** Responds to a form that was not read, so the connection cannot be used again. */
export function sendRefusal(response: ServerResponse, status: number, pages: FailurePages): void {
  response.setHeader('Connection', 'close');
  sendFailurePage(response, status, pages.refusedForm);
}

function getRefusal(headers: Headers, siteUrl: string | undefined): number | undefined {
  if (!isSameOrigin(headers, siteUrl)) return 403;
  if (!headers.get('content-type')?.startsWith('multipart/form-data')) return 415;
  const length = headers.get('content-length');
  if (length === null) return 411;
  return Number(length) > MAX_FORM_BYTES ? 413 : undefined;
}

/** Waits until a form has arrived, so that a slow one occupies no rendering. False after 10 s, or when the client is gone. */
export async function hasArrived(request: IncomingMessage): Promise<boolean> {
  const deadline = Date.now() + BODY_TIMEOUT_MS;
  while (!request.complete && !request.destroyed && Date.now() < deadline) await pause(10);
  return request.complete;
}

/** Sends the page that Next renders as the reply to a form finished. */
export function finishFormReply(response: ServerResponse, assets: PageAssets, pages: FailurePages): void {
  collectBody(response, (body) => {
    if (response.hasHeader(UNKNOWN_ACTION)) {
      response.statusCode = 409;
      setFailureHeaders(response, pages.refusedForm);
      return pages.refusedForm.html;
    }
    const isPage = response.statusCode === 200 && String(response.getHeader('content-type')).startsWith('text/html');
    if (!isPage) return body;
    const { html, headers } = finishReply(body.toString('utf8'), assets);
    response.setHeaders(new Map(Object.entries(headers)));
    // The browser keeps the page for its Back button. Without a copy it would ask whether to send the form again.
    response.setHeader('Cache-Control', 'private, no-cache');
    // Preloads of style sheets and fonts that are in the page anyway.
    response.removeHeader('Link');
    response.setHeader('Content-Length', Buffer.byteLength(html));
    return html;
  });
}
