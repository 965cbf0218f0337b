import { getAttribute, getElements, getText, removeNode, type PageElement, type PageTree } from './page-tree.ts';

const ENTRY = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
const PAYLOAD_START = '(self.__next_f=self.__next_f||[]).push([0])';
const PAYLOAD = 'self.__next_f.push([1,';
/** After PAYLOAD_START in the reply to a posted form: what React needs to know that it is one. */
const FORM_STATE = ';self.__next_f.push([2,';
/** Scripts of Next that this code does not know, such as those that insert a late part of the page. */
const UNKNOWN_SCRIPT = /__next_f|globalThis\["TURBOPACK"\]|\$R[BCVX]\(/;
/** The site's own script of the connected services. */
const SERVICES = '/services.js?v=';

/** What hydration needs of the removed scripts. */
export type NextRuntime = {
  /** URLs, in the order of the page. */
  scripts: string[];
  /** The argument of the entry script, which pushes it to the bundler's runtime. */
  entry: unknown;
  /** The RSC payload. */
  payload: string;
  /** In the reply to a posted form: React's state of that form. */
  formState?: unknown;
};

/**
 * Removes Next's scripts, their preloads and the inline RSC payload from a page. Undefined for unexpected markup; the page is then unchanged.
 */
export function stripNextRuntime(tree: PageTree): NextRuntime | undefined {
  const scripts = new Set<string>();
  const removed: PageElement[] = [];
  let payload = '';
  let entry: unknown;
  let formState: unknown;
  for (const element of getElements(tree)) {
    const { tagName } = element;
    const src = getAttribute(element, 'src');
    const text = getText(element);
    if (tagName === 'link' && isRemovedLink(element)) removed.push(element);
    if (tagName !== 'script' || src?.startsWith(SERVICES)) continue;
    if (src?.startsWith('/_next/')) {
      if (getAttribute(element, 'nomodule') === undefined) scripts.add(src);
    } else if (text.startsWith(PAYLOAD)) payload += String(parseJson(text.slice(PAYLOAD.length, -'])'.length)));
    else if (text.startsWith(ENTRY) && entry === undefined)
      entry = parseJson(text.slice(ENTRY.length).replace(/\);?$/, ''));
    else if (text.startsWith(PAYLOAD_START + FORM_STATE))
      formState = parseJson(text.slice(PAYLOAD_START.length + FORM_STATE.length, -'])'.length));
    else if (src !== undefined || (UNKNOWN_SCRIPT.test(text) && text !== PAYLOAD_START)) return undefined;
    else if (text !== PAYLOAD_START) continue;
    removed.push(element);
  }
  if (entry === undefined || payload === '') return undefined;
  removed.forEach(removeNode);
  return { scripts: [...scripts], entry, payload, ...(formState !== undefined && { formState }) };
}

function isRemovedLink(link: PageElement): boolean {
  const rel = getAttribute(link, 'rel');
  const as = getAttribute(link, 'as') ?? '';
  return rel === 'preload' && ['script', 'style'].includes(as);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
