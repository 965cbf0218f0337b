import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type * as Routing from '@next/routing';
import { OUTPUTS_FILE, type RecordedBuild } from './record-outputs.ts';

// Its bundle hides its exports from import.
const { resolveRoutes, responseToMiddlewareResult } = createRequire(import.meta.url)('@next/routing') as typeof Routing;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.body': 'application/octet-stream',
};

export type RunningHost = { origin: string; stop: () => void };

/**
 * An emulated platform on a free port of 127.0.0.1: it serves a build by what `record-outputs.ts` stored of it and the files of `public`, and nothing else.
 * Static files and prerendered responses come from disk; functions run in processes of their own with the variables `env`, in folders with only their own
 * files.
 */
export async function startHost(projectFolder: string, env: Record<string, string> = {}): Promise<RunningHost> {
  const file = join(projectFolder, '.next', OUTPUTS_FILE);
  const build = JSON.parse(readFileSync(file, 'utf8')) as RecordedBuild;
  const { outputs, routing } = build;
  const scratch = mkdtempSync(join(tmpdir(), 'host-'));
  const functions = new Map<string, Promise<{ child: ChildProcess; port: number }>>();
  const staticFiles = new Map(outputs.staticFiles.map(({ pathname, filePath }) => [pathname, filePath]));
  for (const name of globSync('public/**/*', { cwd: projectFolder })) {
    const path = join(projectFolder, name);
    if (statSync(path).isFile()) staticFiles.set(name.replace(/^public/, ''), path);
  }
  const prerenders = new Map(outputs.prerenders.map((output) => [output.pathname, output]));
  const routes = [...outputs.appPages, ...outputs.appRoutes].map(({ pathname }) => pathname);
  const pathnames = [...staticFiles.keys(), ...prerenders.keys(), ...routes];

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The name by which Next's middleware knows this machine.
    const url = new URL(`http://localhost:${port}${request.url}`);
    const headers = new Headers(request.headers as Record<string, string>);
    if (headers.has(routing.rsc.header))
      url.pathname = `${url.pathname.replace(/^\/$/, '/index')}${routing.rsc.suffix}`;
    const found = await resolveRoutes({
      url,
      buildId: build.buildId,
      basePath: '',
      headers,
      requestBody: new ReadableStream(),
      pathnames,
      routes: routing as never,
      invokeMiddleware,
    });
    if (found.resolvedHeaders) response.setHeaders(found.resolvedHeaders);
    if (found.redirect) {
      const { url: target, status } = found.redirect;
      response.writeHead(status, { Location: target.href.replace(url.origin, '') }).end();
      return;
    }
    if (found.resolvedHeaders?.has('location')) {
      response.writeHead(found.status ?? 307).end();
      return;
    }
    const asset = staticFiles.get(found.resolvedPathname ?? '');
    if (asset) return sendFile(response, found.status ?? 200, asset);
    const target = found.invocationTarget?.pathname ?? found.resolvedPathname ?? '';
    const prerender = prerenders.get(target) ?? prerenders.get(found.resolvedPathname ?? '');
    const isForm = request.method === 'POST';
    if (prerender?.fallback?.filePath && !isForm) {
      const { filePath, initialHeaders = {}, initialStatus = 200 } = prerender.fallback;
      response.setHeaders(new Map(Object.entries(initialHeaders)));
      response.writeHead(initialStatus).end(readFileSync(filePath));
      return;
    }
    const route = [...outputs.appPages, ...outputs.appRoutes].find((one) => one.pathname === found.resolvedPathname);
    if (!route) return sendFile(response, 404, staticFiles.get('/404')!);
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(found.invocationTarget?.query ?? {}))
      for (const one of [value].flat()) query.append(name, one);
    await proxy(request, response, (await startFunction(route.pathname)).port, `${target}?${query}`);
  }

  function sendFile(response: ServerResponse, status: number, path: string): void {
    const type = TYPES[extname(path)];
    if (type) response.setHeader('Content-Type', type);
    response.writeHead(status).end(readFileSync(path));
  }

  function startFunction(pathname: string) {
    const running = functions.get(pathname) ?? forkFunction(pathname);
    functions.set(pathname, running);
    return running;
  }

  async function forkFunction(pathname: string) {
    const folder = mkdtempSync(join(scratch, 'function-'));
    const path = join(import.meta.dirname, 'function-process.ts');
    const child = fork(path, [file, pathname, folder], { env: { ...process.env, NODE_ENV: 'production', ...env } });
    const [port] = (await once(child, 'message')) as [number];
    return { child, port };
  }

  async function invokeMiddleware({ url, headers }: Routing.MiddlewareContext) {
    const require = createRequire(build.outputs.middleware!.filePath);
    const { handler } = (await require(build.outputs.middleware!.filePath)) as {
      handler: (request: Request, context: object) => Promise<Response>;
    };
    const response = await handler(new Request(url, { headers }), {
      requestMeta: { relativeProjectDir: projectFolder },
    });
    return responseToMiddlewareResult(response, headers, url);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
      for (const running of functions.values()) void running.then(({ child }) => child.kill());
      rmSync(scratch, { recursive: true });
    },
  };
}

function proxy(request: IncomingMessage, response: ServerResponse, port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, headers } = request;
    const forwarded = send({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      response.setHeaders(new Map(Object.entries(answer.headers) as [string, string][]));
      response.writeHead(answer.statusCode ?? 500);
      answer.pipe(response).on('finish', resolve);
    });
    forwarded.on('error', reject);
    request.pipe(forwarded);
  });
}
