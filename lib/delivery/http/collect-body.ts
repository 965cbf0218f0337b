import type { ServerResponse } from 'node:http';

/**
 * Holds back what is written to a response. When it ends, `finish` gets the whole body and returns the one that is sent; it may still change the
 * status and the headers.
 */
export function collectBody(response: ServerResponse, finish: (body: Buffer) => string | Buffer): void {
  const chunks: Buffer[] = [];
  const { writeHead, write, end, flushHeaders } = response;
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  response.writeHead = (status: number, ...args: unknown[]) => {
    response.statusCode = status;
    const headers = args.at(-1);
    if (headers && typeof headers === 'object') response.setHeaders(new Map(Object.entries(headers)));
    return response;
  };
  response.flushHeaders = () => {};
  response.write = (chunk: unknown) => (collect(chunk), true);
  response.end = (chunk?: unknown) => {
    collect(chunk);
    Object.assign(response, { writeHead, write, end, flushHeaders });
    const body = finish(Buffer.concat(chunks));
    return response.end(body);
  };
}
