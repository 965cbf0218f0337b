import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendFailurePage, type FailurePages } from './failure-pages.ts';
import { isFormPath, refuseForm } from './form-posts.ts';

const PAGE_METHODS = ['GET', 'HEAD'];
/** The methods of a fetch `Request`: Next would respond with 500 to TRACE and CONNECT. */
const API_METHODS = [...PAGE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Responds to requests that Next must not see: 400 for a URL that is not a path or whose path has invalid percent-encoding, 405 for methods other than
 * GET and HEAD on pages and files, and a failure page for a form that is not accepted. Returns whether it responded.
 */
export function refuseRequest(request: IncomingMessage, response: ServerResponse, pages: FailurePages): boolean {
  const { url = '', method = '' } = request;
  if (!isPath(url)) {
    sendFailurePage(response, 400, pages.badAddress);
    return true;
  }
  if (method === 'POST' && isFormPath(url)) return refuseForm(request, response, pages);
  const allowed = url.startsWith('/api/') ? API_METHODS : isFormPath(url) ? [...PAGE_METHODS, 'POST'] : PAGE_METHODS;
  if (allowed.includes(method)) return false;
  // The body of the request is not read, so the connection cannot be used again.
  response.writeHead(405, { Allow: allowed.join(', '), 'Content-Length': '0', Connection: 'close' }).end();
  return true;
}

function isPath(url: string): boolean {
  try {
    return decodeURI(url.split('?', 1)[0] ?? '').startsWith('/');
  } catch {
    return false;
  }
}
