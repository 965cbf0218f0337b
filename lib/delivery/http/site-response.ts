import { ServerResponse, type IncomingMessage } from 'node:http';
import { isTestMode } from '#lib/content/test-mode-url';
import { isFailedPage, setFailureHeaders, type FailurePage } from './failure-pages.ts';
import { finishHeaders } from './finish-headers.ts';

/**
 * The class of a server's responses (`ServerResponse` in the options of `createServer`). Headers are finished when they are sent, and a failed
 * page is replaced by `failure`: Next would send an empty shell that needs scripts, or plain text. `publishTimes` are in milliseconds
 * since 1970.
 */
export function siteResponse(publishTimes: readonly number[], failure: FailurePage) {
  return class SiteResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    #isReplaced = false;

    override writeHead(status: number, ...args: unknown[]): this {
      const headers = args.pop();
      const text = typeof headers === 'string' ? headers : args[0];
      if (typeof headers === 'object') for (const [name, value] of toEntries(headers)) this.setHeader(name, value);
      if (!this.headersSent) {
        this.#isReplaced = isFailedPage(status, this);
        if (this.#isReplaced) setFailureHeaders(this, failure);
        finishHeaders(this, publishTimes, Date.now(), isTestMode(this.req.url));
      }
      return typeof text === 'string' ? super.writeHead(status, text) : super.writeHead(status);
    }

    override write(...args: unknown[]): boolean {
      if (!this.headersSent) this.writeHead(this.statusCode);
      return this.#isReplaced || (Reflect.apply(super.write, this, args) as boolean);
    }

    override end(...args: unknown[]): this {
      if (!this.headersSent && isFailedPage(this.statusCode, this)) this.writeHead(this.statusCode);
      const isPage = this.#isReplaced && !this.writableEnded;
      return Reflect.apply(super.end, this, isPage ? [failure.html] : args) as this;
    }
  };
}

/** Headers as an object, or as a flat list of names and values. */
function toEntries(headers: object | null): [string, string][] {
  if (!Array.isArray(headers)) return Object.entries(headers ?? {});
  return headers.flatMap((name: string, index) => (index % 2 ? [] : [[name, headers[index + 1] as string]]));
}
