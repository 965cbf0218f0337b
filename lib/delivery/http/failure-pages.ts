import type { ServerResponse } from 'node:http';
import { POLICY_HEADER } from './internal-headers.ts';

/** A complete HTML page with its own Content-Security-Policy. */
export type FailurePage = { html: string; policy: string };

/** The pages for a failed rendering, for a URL or a form that cannot be read, and for a rendering that has to wait for others. */
export type FailurePages = Record<'failure' | 'badAddress' | 'refusedForm' | 'busy', FailurePage>;

const RETRY_AFTER_S = 5;

/** A response with a 5xx status that a person reads, without a policy of its own: Next's empty shell or plain text. */
export function isFailedPage(status: number, response: Pick<ServerResponse, 'getHeader'>): boolean {
  const type = String(response.getHeader('content-type') ?? '');
  return status >= 500 && !response.getHeader(POLICY_HEADER) && /^text\/(?:html|plain)|^$/.test(type);
}

export function setFailureHeaders(response: ServerResponse, { html, policy }: FailurePage): void {
  for (const name of ['Content-Encoding', 'Transfer-Encoding', 'ETag']) response.removeHeader(name);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(html));
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader(POLICY_HEADER, policy);
}

export function sendFailurePage(response: ServerResponse, status: number, page: FailurePage): void {
  setFailureHeaders(response, page);
  response.writeHead(status).end(page.html);
}

export function sendBusyPage(response: ServerResponse, page: FailurePage): void {
  response.setHeader('Retry-After', RETRY_AFTER_S);
  sendFailurePage(response, 503, page);
}
