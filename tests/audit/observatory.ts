import { parseArgs } from 'node:util';
import { loadScanner } from './mozilla-scanner.ts';
import { scanRoute, type Finding, type Scan } from './scan-route.ts';
import { buildSite, copySite } from '../site/copy-site.ts';
import { startSite } from '../site/start-site.ts';

/**
 * `npm run audit:headers [-- --url http://127.0.0.1:PORT]`: scores the headers of the production server with the tests of
 * Mozilla Observatory, without leaving the machine. Ends with 1 when a route is below 130 points or A+, or answers with
 * another status than it should; with 2 when nothing could be measured.
 */
const SITE_URL = 'https://www.example.com';
const LEAST_SCORE = 130;
const EXPECTED_STATUS = { '/': 200, '/get-a-quote': 200, '/case-studies': 200, '/no-such-page': 404 };

/** Scans every route, one after the other. */
async function scanSite(url?: string): Promise<Scan[]> {
  const scanner = await loadScanner();
  const { origin, stop } = url ? { origin: url, stop: () => undefined } : await startBuilt();
  try {
    const scans: Scan[] = [];
    for (const route of Object.keys(EXPECTED_STATUS)) scans.push(await scanRoute(scanner, origin, route));
    return scans;
  } finally {
    stop();
  }
}

/** A copy of the site, built for an https address: some headers come with the build. */
async function startBuilt() {
  const folder = copySite('audit-headers');
  buildSite(folder, { SITE_URL });
  return startSite({ folder, env: { SITE_URL } });
}

/** One line per test and result, with the routes that got it. */
function toTable(scans: Scan[]): (Finding & { routes: string })[] {
  const findings = scans.flatMap((scan) => scan.findings.map((finding) => ({ ...finding, route: scan.route })));
  const groups = Object.groupBy(findings, ({ test, result }) => `${test} ${result}`);
  return Object.values(groups).flatMap((group = []) =>
    group.slice(0, 1).map(({ route: _route, ...finding }) => ({
      ...finding,
      routes: group.length === scans.length ? 'all' : group.map(({ route }) => route).join(' '),
    })),
  );
}

function problemsOf({ route, status, score, grade }: Scan): string[] {
  const expected = EXPECTED_STATUS[route as keyof typeof EXPECTED_STATUS];
  return [
    ...(status === expected ? [] : [`${route} answered ${status} instead of ${expected}.`]),
    ...(score >= LEAST_SCORE && grade === 'A+' ? [] : [`${route} is below ${LEAST_SCORE} points and A+.`]),
  ];
}

try {
  const { values } = parseArgs({ options: { url: { type: 'string' } } });
  const scans = await scanSite(values.url);
  console.table(toTable(scans));
  for (const { route, status, score, grade } of scans) {
    console.log(`Score: ${score}  Grade: ${grade}  ${route} (${status})`);
  }
  const problems = scans.flatMap(problemsOf);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`Nothing was scored. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
