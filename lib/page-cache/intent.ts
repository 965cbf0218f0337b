import { flightDigestOf } from './flight-store.ts';
import { INTENT_ID, INTENT_LOADER, type IntentData } from './intent-loader.ts';
import { hasMark, STARTS_AT_LOAD } from './marks.ts';

const CHUNK = /<script src="(\/_next\/static\/[^"]+\.js)" async=""><\/script>/g;
const PRELOAD =
  /<link rel="preload" (?:as="script" fetchPriority="low" href="[^"]+\.js"|href="[^"]+\.css" as="style")\/>/g;
const POLYFILL = /<script src="\/_next\/static\/[^"]+\.js" noModule=""><\/script>/g;
const ENTRY =
  /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*?\})\);?<\/script>/g;
const FLIGHT_START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const FLIGHT = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
/** Script files, flight data and streamed boundaries: what is left of these would run without what was taken away. */
const LEFT_OVER = /<script[^>]* src=|__next_f\.push\(\[|\$R[BCVX]\(/;

/**
 * The page as pure HTML: without the framework's scripts, their preloads and the inline flight data, and with the loader
 * that fetches all of it at the first sign of a person. Undefined when the page asks for its scripts at load, or when the
 * markup is not what this module knows; then the page stays as the framework made it.
 */
export function withoutFramework(html: string, flight: Uint8Array): string | undefined {
  if (hasMark(html, STARTS_AT_LOAD)) return undefined;
  const scripts = [...html.matchAll(CHUNK)].map(([, src = '']) => src);
  const entries = [...html.matchAll(ENTRY)].map(([, entry = '']) => entry);
  const inlined = [...html.matchAll(FLIGHT)].map(([, text = '']) => parseJson(text));
  const entry = parseJson(entries[0] ?? '');
  if (entry === undefined || entries.length > 1 || scripts.length === 0) return undefined;
  if (!html.includes(FLIGHT_START) || !Buffer.from(inlined.join('')).equals(flight)) return undefined;

  const data: IntentData = {
    scripts: [...new Set(scripts)],
    entry,
    flight: flightDigestOf(flight),
  };
  const loader = `<script type="application/json" id="${INTENT_ID}">${jsonInHtml(data)}</script><script>${INTENT_LOADER}</script>`;
  const plain = html
    .replace(FLIGHT_START, () => loader)
    .replaceAll(CHUNK, '')
    .replaceAll(PRELOAD, '')
    .replaceAll(POLYFILL, '')
    .replaceAll(ENTRY, '')
    .replaceAll(FLIGHT, '');
  return LEFT_OVER.test(plain) ? undefined : plain;
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
