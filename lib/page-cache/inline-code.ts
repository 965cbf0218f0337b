import { createHash } from 'node:crypto';

/** What a page carries inline, as sources for a policy: 'sha256-...'. */
export type InlineHashes = { scripts: string[]; styles: string[]; styleAttributes: string[] };

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/gi;
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

/** Hashes every inline script, style sheet and style attribute of a document. */
export function inlineHashesOf(html: string): InlineHashes {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc=/i.test(attributes) && RUNNING_TYPES.has(TYPE.exec(attributes)?.[1] ?? ''))
    .map(([, , code = '']) => code);
  const markup = html.replace(SCRIPT, '');
  return {
    scripts: hashesOf(scripts),
    styles: hashesOf([...markup.matchAll(STYLE)].map(([, code = '']) => code)),
    styleAttributes: hashesOf([...markup.matchAll(STYLE_ATTRIBUTE)].map(([, code = '']) => decode(code))),
  };
}

/** The source expression that allows exactly this code. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function hashesOf(codes: string[]): string[] {
  return [...new Set(codes)].map(hashSource);
}

function decode(attribute: string): string {
  return attribute.replace(/&(?:amp|quot|lt|gt|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
