import { request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Requests, ScannedResponse, Scanner } from './mozilla-scanner.ts';

/** The name under which the site is scanned. Nothing is ever sent there. */
const HOST = 'www.example.com';

type Answer = { status: number; headers: IncomingHttpHeaders; data: string };

export type Finding = { test: string; result: string; modifier: number };

export type Scan = { route: string; status: number; score: number; grade: string; findings: Finding[] };

/** Scores the answers that the server at `origin` gives for one route. Rejects when it does not answer within 10 s. */
export async function scanRoute(scanner: Scanner, origin: string, route: string): Promise<Scan> {
  const requests = await retrieve(scanner, origin, route);
  const findings = scanner.ALL_TESTS.map((test) => {
    const { constructor, result } = test(requests);
    return { test: constructor.name, result, modifier: scanner.getScoreModifier(result) };
  });
  return { route, status: requests.responses.auto.status, findings, ...grade(scanner, findings) };
}

/** The sum of `scan` in Mozilla's scanner/index.js, which cannot be called on its own: bonuses count from an A upwards. */
function grade(scanner: Scanner, findings: Finding[]): { score: number; grade: string } {
  const modifiers = findings.map(({ modifier }) => modifier);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const uncurved = sum(modifiers.filter((modifier) => modifier < 0));
  return scanner.getGradeForScore(uncurved >= scanner.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved);
}

/**
 * What Mozilla's `retrieve` collects from a live host. Every header and text is the server's own answer over plain http.
 * Pretended is what the host in front of it does: that http redirects to https on the same name, and that the answers
 * (with them Strict-Transport-Security and cookies) arrived over TLS with a good certificate.
 */
async function retrieve(scanner: Scanner, origin: string, route: string): Promise<Requests> {
  const { retrieverUserAgent, corsOrigin } = scanner.CONFIG.retriever;
  const send = (method: string, path: string, headers = {}) =>
    ask(new URL(path, origin), method, { 'User-Agent': retrieverUserAgent, ...headers });
  const page = await send('GET', route, { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' });
  const robots = await send('GET', '/robots.txt', { Accept: 'text/plain,*/*;q=0.8' });
  const asked = { 'Access-Control-Request-Method': 'GET', Origin: corsOrigin };
  const preflight = await send('OPTIONS', route, asked);

  const url = new URL(route, `https://${HOST}`);
  const session = new scanner.Session(url);
  for (const cookie of [page, robots, preflight].flatMap(({ headers }) => headers['set-cookie'] ?? [])) {
    session.jar.setCookieSync(cookie, url.href);
  }
  const scanned = ({ headers, ...rest }: Answer): ScannedResponse => {
    return { ...rest, headers: new scanner.AxiosHeaders(headers), verified: true };
  };
  const redirects = [
    { url: new URL(route, `http://${HOST}`), status: 301 },
    { url, status: page.status },
  ];
  return Object.assign(new scanner.Requests(HOST), {
    resources: { path: page.data },
    session,
    responses: {
      auto: { ...scanned(page), httpEquiv: scanner.parseHttpEquivHeaders(page.data, url.href) },
      cors: { ...scanned(preflight), request: { headers: asked } },
      http: scanned(page),
      https: scanned(page),
      httpRedirects: redirects,
      httpsRedirects: redirects,
    },
  });
}

function ask(url: URL, method: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers: { ...headers, Host: HOST, 'X-Forwarded-Proto': 'https' },
      signal: AbortSignal.timeout(10_000),
    };
    request(url, options, (response) => {
      const { statusCode = 0, headers } = response;
      text(response).then((data) => resolve({ status: statusCode, headers, data }), reject);
    })
      .on('error', reject)
      .end();
  });
}
