const FLIGHT =
  '1:"$Sreact.fragment"\n3:I[39756,["/_next/static/chunks/a.js"],"default"]\n0:{"title":"<Roll> & \\"play\\"</script>"}\n';
const FLIGHT_START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const ENTRY =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js","static/chunks/b.js"],"runtimeModuleIds":[94553]});';

export const CHUNKS = ['/_next/static/chunks/b.js', '/_next/static/chunks/turbopack-c.js', '/_next/static/chunks/a.js'];

const asText = (flight: string) =>
  JSON.stringify(flight).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
const asScript = (flight: string) => `<script>self.__next_f.push([1,${asText(flight)}])</script>`;
const asChunk = (src: string) => `<script src="${src}" async=""></script>`;

type Parts = { title?: string; meta?: string; body?: string; entry?: string; flight?: string; inlined?: string };

/** A page in the framework's markup, with its flight data. `inlined` is what the markup holds of it. */
export function frameworkPage({
  title = 'Rain plan',
  meta = '',
  body = '',
  entry = ENTRY,
  flight = FLIGHT,
  inlined = flight,
}: Parts = {}) {
  const half = Math.floor(inlined.length / 2);
  const html =
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>' +
    '<link rel="stylesheet" href="/_next/static/chunks/d.css" data-precedence="next"/>' +
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
    CHUNKS.slice(0, 2).map(asChunk).join('') +
    '<link rel="preload" href="/_next/static/chunks/e.css" as="style"/>' +
    `${meta}<title>${title}</title><script>firstPaint()</script>` +
    '<script src="/_next/static/chunks/f.js" noModule=""></script></head>' +
    `<body><div hidden=""><!--$--><!--/$--></div><h1>${title}</h1>${body}` +
    `<script id="_R_">${entry}</script>${CHUNKS.slice(2).map(asChunk).join('')}${FLIGHT_START}` +
    `${asScript(inlined.slice(0, half))}${asScript(inlined.slice(half))}</body></html>`;
  return { html, flight: Buffer.from(flight) };
}

/** The `<meta>` of a mark, as the framework writes it. */
export function metaOf(mark: Record<string, string>): string {
  return Object.entries(mark)
    .map(([name, content]) => `<meta name="${name}" content="${content}"/>`)
    .join('');
}
