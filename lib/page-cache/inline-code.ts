import { createHash } from 'node:crypto';

/** What a page carries inline, as sources for a policy: 'sha256-...'. */
export type InlineHashes = { scripts: string[]; styles: string[]; styleAttributes: string[] };

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;
const TYPE = /\btype="([^"]*)"/i;

/** Types that a browser runs or obeys; any other type makes a block of data, which needs no hash. */
const RUNNING_TYPES = new Set(['', 'module', 'text/javascript', 'speculationrules']);

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** Pages share most of their inline code. */
const known = new Map<string, string>();
const MOST_KNOWN = 1000;

/** Hashes every inline script, style sheet and style attribute of a document, as the framework writes them. */
export function inlineHashesOf(html: string): InlineHashes {
  const scripts: string[] = [];
  const markup = html.replace(SCRIPT, (_script, attributes: string, code: string) => {
    const runs = !/\bsrc=/.test(attributes) && RUNNING_TYPES.has(TYPE.exec(attributes)?.[1] ?? '');
    if (runs) scripts.push(code);
    return '';
  });
  return {
    scripts: hashesOf(scripts),
    styles: hashesOf([...markup.matchAll(STYLE)].map(([, code = '']) => code)),
    styleAttributes: hashesOf([...markup.matchAll(STYLE_ATTRIBUTE)].map(([, code = '']) => decode(code))),
  };
}

/** The source expression that allows exactly this code. */
export function hashSource(code: string): string {
  const source = known.get(code) ?? `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(code, source);
  return source;
}

function hashesOf(codes: string[]): string[] {
  return [...new Set(codes)].map(hashSource);
}

function decode(attribute: string): string {
  return attribute.replace(/&(?:amp|quot|lt|gt|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
