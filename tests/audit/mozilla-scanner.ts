import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const NAME = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const FOLDER = resolve('node_modules/.cache/observatory');
const PACKAGE = join(FOLDER, 'node_modules', NAME);
const PRELOAD_LIST = join(PACKAGE, 'conf/hsts-preload.json');

type Output = { constructor: { name: string }; result: string };

/** What the scanner knows of a response: headers of its own kind, the text, and whether the certificate was good. */
export type ScannedResponse = { status: number; headers: object; data: string; verified: boolean };

/** What all tests of the scanner look at. */
export type Requests = {
  resources: { path: string };
  session: Session;
  responses: {
    auto: ScannedResponse & { httpEquiv: Map<string, string[]> };
    cors: ScannedResponse & { request: { headers: Record<string, string> } };
    http: ScannedResponse;
    https: ScannedResponse;
    httpRedirects: { url: URL; status: number }[];
    httpsRedirects: { url: URL; status: number }[];
  };
};

type Session = { url: URL; jar: { setCookieSync(cookie: string, url: string): unknown } };

/** The parts of Mozilla's package that this audit uses. */
export type Scanner = {
  ALL_TESTS: ((requests: Requests) => Output)[];
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  CONFIG: { retriever: { retrieverUserAgent: string; corsOrigin: string } };
  Requests: new (hostname: string) => Requests;
  Session: new (url: URL) => Session;
  AxiosHeaders: new (headers: IncomingHttpHeaders) => object;
  getGradeForScore(score: number): { score: number; grade: string };
  getScoreModifier(result: string): number;
  parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>;
};

/** Mozilla's scanner from the cache folder, put there first when it is missing. Throws when it cannot be installed. */
export async function loadScanner(): Promise<Scanner> {
  if (!isInstalled()) install();
  const files = [
    'constants',
    'config',
    'types',
    'grader/charts',
    'grader/grader',
    'retriever/session',
    'retriever/utils',
  ];
  const parts = await Promise.all(files.map((file) => import(pathToFileURL(join(PACKAGE, 'src', `${file}.js`)).href)));
  const { AxiosHeaders } = createRequire(join(PACKAGE, 'package.json'))('axios') as Pick<Scanner, 'AxiosHeaders'>;
  return Object.assign({ AxiosHeaders }, ...(parts as object[])) as Scanner;
}

function isInstalled(): boolean {
  // The list is written last, so it also says that the installation came to its end.
  if (!existsSync(PRELOAD_LIST)) return false;
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  return version === VERSION;
}

function install(): void {
  console.log(`Installing Mozilla's scanner ${VERSION}, once.`);
  const lean = ['--no-save', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm would try for more than a minute to reach a registry that is not there.
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
  const { status } = spawnSync('npm', ['install', '--prefix', FOLDER, ...lean, ...patience, `${NAME}@${VERSION}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    throw new Error(
      `${NAME}@${VERSION} could not be installed. It takes the npm registry once; afterwards the audit runs without a network.`,
    );
  }
  // A script of the package would download the browsers' list of preloaded hosts. Without it no host counts as preloaded,
  // which can only withhold points.
  writeFileSync(PRELOAD_LIST, '{}');
}
