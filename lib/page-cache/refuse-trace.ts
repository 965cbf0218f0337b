import { Server, type IncomingMessage, type ServerResponse } from 'node:http';

/** Answers TRACE with 405 before the framework sees it: no Request can have that method, and the framework would answer 500. */
export function refuseTrace(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    const [request, response] = args as [IncomingMessage, ServerResponse];
    if (event !== 'request' || request.method !== 'TRACE')
      return Reflect.apply(emit, this, [event, ...args]) as boolean;
    response.writeHead(405, { Allow: 'GET, HEAD, POST', 'Content-Length': '0', Connection: 'close' }).end();
    return true;
  };
}
