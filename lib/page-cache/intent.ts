import { flightDigestOf } from './flight-store.ts';
import { INTENT_LOADER } from './intent-loader.ts';
import { INTENT_ID, type IntentData } from './late-loader.ts';
import { AHEAD_WITHOUT_SCRIPTS } from './marks.ts';
import { startersOf } from './starters.ts';
import { TRUSTED_TYPES_SCRIPT } from './trusted-types.ts';

/*
 * The framework's page: a head with its scripts and their preloads, the content, and from the entry script on a tail of
 * scripts alone. Head and tail are small or cut at fixed texts, so that the content in between is never searched by
 * pattern.
 */
const CHUNK = /<script src="(\/_next\/static\/[^"]+\.js)" async="">/;
const CHUNKS = new RegExp(`${CHUNK.source}</script>`, 'g');
const POLYFILL = /<script src="\/_next\/static\/[^"]+\.js" noModule=""><\/script>/g;
const PRELOAD =
  /<link rel="preload" (?:as="script" fetchPriority="low" href="[^"]+\.js"|href="[^"]+\.css" as="style")\/>/g;
const FONT_PRELOAD = /(<link rel="preload" href="[^"]+\.woff2" as="font" crossorigin="") type="font\/woff2"\/>/g;
/** For people who put the site on their home screen: React adds it again when it starts. */
const MANIFEST = /<link rel="manifest" href="[^"]+"\/>/;
const ENTRY_START = '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
const FLIGHT_START = '<script>(self.__next_f=self.__next_f||[]).push([0])';
const FLIGHT = '<script>self.__next_f.push([1,';
const END = '</body></html>';
/** Scripts of the framework in places where this module does not look for any. The one of the services is ours. */
const LEFT_OVER = /<script(?! src="\/services\.js\?v=)[^>]* src=|__next_f|\$R[BCVX]\(/;

type Tail = { entry?: unknown; scripts: string[]; flight: string[]; isStarted: boolean };

/**
 * The page as pure HTML: without the framework's scripts, their preloads and the inline flight data, without the policy for what these
 * scripts write (a page of a connected service keeps its own), with its font left to the script of the first paint, and with the loader
 * that fetches all of it at the first sign of a person, when something that lives by itself comes into view, or once the page is painted
 * if it is marked so. Undefined when the markup is not what this module knows; then the page stays as the framework made it.
 */
export function withoutFramework(html: string, flight: Buffer): string | undefined {
  const headEnd = html.indexOf('</head>');
  const tailStart = html.indexOf(ENTRY_START);
  if (headEnd < 0 || tailStart < headEnd) return undefined;
  const head = html.slice(0, headEnd);
  const content = html.slice(headEnd, tailStart);

  const tail = readTail(html.slice(tailStart));
  const ownHead = head.replace(TRUSTED_TYPES_SCRIPT, '').replace(MANIFEST, '');
  const bareHead = ownHead.replaceAll(CHUNKS, '').replaceAll(POLYFILL, '').replaceAll(PRELOAD, '');
  const plainHead = bareHead.replaceAll(FONT_PRELOAD, `$1${AHEAD_WITHOUT_SCRIPTS}/>`);
  if (!tail?.isStarted || LEFT_OVER.test(plainHead)) return undefined;
  if (content.includes('<script') && LEFT_OVER.test(content)) return undefined;
  if (tail.flight.join('') !== flight.toString('utf8')) return undefined;

  const scripts = [...new Set([...[...head.matchAll(CHUNKS)].map(([, src = '']) => src), ...tail.scripts])];
  const data: IntentData = { scripts, entry: tail.entry, flight: flightDigestOf(flight) };
  const block = `<script type="application/json" id="${INTENT_ID}">${jsonInHtml(data)}</script>`;
  const { early, late } = startersOf(plainHead + content);
  const scriptsOf = (codes: string[]) => codes.map((code) => `<script>${code}</script>`).join('');
  return `${plainHead}${scriptsOf(early)}${content}${block}${scriptsOf([INTENT_LOADER, ...late])}${END}`;
}

/** The tail, script by script; undefined when one of them is unknown. */
function readTail(text: string): Tail | undefined {
  const tail: Tail = { scripts: [], flight: [], isStarted: false };
  const pieces = text.split('</script>');
  if (pieces.pop() !== END) return undefined;
  for (const piece of pieces) {
    const chunk = CHUNK.exec(piece);
    if (piece.startsWith(FLIGHT)) {
      const data = parseJson(piece.slice(FLIGHT.length, -'])'.length));
      if (typeof data !== 'string') return undefined;
      tail.flight.push(data);
    } else if (piece === FLIGHT_START) tail.isStarted = true;
    else if (piece.startsWith(ENTRY_START) && tail.entry === undefined) {
      tail.entry = parseJson(piece.slice(ENTRY_START.length).replace(/\);?$/, ''));
      if (tail.entry === undefined) return undefined;
    } else if (chunk?.[0] === piece) tail.scripts.push(chunk[1] ?? '');
    else return undefined;
  }
  return tail;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function jsonInHtml(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
