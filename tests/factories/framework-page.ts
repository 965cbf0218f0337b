const PAYLOAD =
  '1:"$Sreact.fragment"\n3:I[39756,["/_next/static/chunks/a.js"],"default"]\n0:{"title":"<Roll> & \\"play\\"</script>"}\n';
const PAYLOAD_START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const ENTRY =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js","static/chunks/b.js"],"runtimeModuleIds":[94553]});';

export const CHUNKS = ['/_next/static/chunks/b.js', '/_next/static/chunks/turbopack-c.js', '/_next/static/chunks/a.js'];

const asText = (payload: string) =>
  JSON.stringify(payload).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
const asScript = (payload: string) => `<script>self.__next_f.push([1,${asText(payload)}])</script>`;
const asChunk = (src: string) => `<script src="${src}" async=""></script>`;

type Parts = { title?: string; meta?: string; body?: string; entry?: string; payload?: string; inlined?: string };

/** A page in the markup of Next, with its RSC payload. `inlined` is the part of the payload in the markup. */
export function frameworkPage({
  title = 'Rain plan',
  meta = '',
  body = '',
  entry = ENTRY,
  payload = PAYLOAD,
  inlined = payload,
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
    `<script id="_R_">${entry}</script>${CHUNKS.slice(2).map(asChunk).join('')}${PAYLOAD_START}` +
    `${asScript(inlined.slice(0, half))}${asScript(inlined.slice(half))}</body></html>`;
  return { html, payload: Buffer.from(payload) };
}

/** The `<meta>` of a marker, as Next writes it. */
export function renderMeta(mark: Record<string, string>): string {
  return Object.entries(mark)
    .map(([name, content]) => `<meta name="${name}" content="${content}"/>`)
    .join('');
}
