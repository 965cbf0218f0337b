import type { Env } from '#lib/services/settings';
import { inlineHashesOf } from './inline-code.ts';
import { AHEAD_WITHOUT_SCRIPTS, NEEDS_SCRIPTS, PLAIN_REGION } from './marks.ts';
import { contentSecurityPolicy } from './policy.ts';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_PRELOAD = /<link rel="(?:modulepreload"|preload"(?=[^>]* as="script"))[^>]*>/g;
const NOSCRIPT = /<\/?noscript>/g;
const SCRIPTED = new RegExp(`<(\\w+)(?=[^>]* ${Object.keys(NEEDS_SCRIPTS)[0]}=)[^>]*>`);
const ROBOTS = /<meta name="robots"[^>]*>/g;
const NOINDEX = '<meta name="robots" content="noindex"/>';

type Answer = {
  /** Goes where the page has its plain region. Markup: whatever people typed must be escaped in it. */
  region: string;
  isWrong: boolean;
};

/**
 * A page of this site as the answer to a plain form: its plain region filled, for everybody and not only inside noscript,
 * with no script and nothing that needs one, not to be indexed, and with the policy of exactly this markup. Undefined for
 * a page without such a region, or in markup that this function does not know.
 */
export function plainAnswer(page: string, { region, isWrong }: Answer, env: Env) {
  const start = page.indexOf(PLAIN_REGION.start);
  const end = page.indexOf(PLAIN_REGION.end, start);
  if (start < 0 || end < 0) return undefined;
  // The page is made plain before the region comes in, so that nothing in there is ever searched by pattern.
  const before = withoutScripts(page.slice(0, start));
  const after = withoutScripts(page.slice(end + PLAIN_REGION.end.length));
  if (before === undefined || after === undefined) return undefined;
  const titled = isWrong ? before.replace('<title>', '<title>Error: ') : before;
  const head = titled.replace(ROBOTS, '').replace('</head>', `${NOINDEX}</head>`);
  const html = `${head}${region}${after}`;
  return { html, policy: contentSecurityPolicy(inlineHashesOf(html), env) };
}

function withoutScripts(part: string): string | undefined {
  let plain: string | undefined = part
    .replace(SCRIPT, '')
    .replace(SCRIPT_PRELOAD, '')
    .replace(NOSCRIPT, '')
    .replace(AHEAD_WITHOUT_SCRIPTS, '');
  while (plain !== undefined && SCRIPTED.test(plain)) plain = withoutScripted(plain);
  return plain?.includes('<script') ? undefined : plain;
}

/** Leaves out the first marked element: from its start tag to the end tag that brings the count of its kind back to zero. */
function withoutScripted(html: string): string | undefined {
  const found = SCRIPTED.exec(html);
  if (!found) return html;
  const [, tag = ''] = found;
  const rest = html.slice(found.index);
  let open = 0;
  for (const { 0: piece, index } of rest.matchAll(new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g'))) {
    open += piece.startsWith('</') ? -1 : 1;
    if (open === 0) return html.slice(0, found.index) + rest.slice(index + piece.length);
  }
  return undefined;
}
