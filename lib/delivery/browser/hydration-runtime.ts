import './trusted-types.ts';
import { STYLESHEETS_ATTRIBUTE } from '../html/html-markers.ts';
import type { HydrationData } from './hydration-data.ts';

/*
 * The module that a page imports for hydration. It creates the Trusted Types policy, which only React needs. Before that, nothing on the page can
 * write markup or add a script. A page with a connected service has the policy from the start.
 */

declare global {
  interface Window {
    /** The queues from which Next's scripts read the RSC payload and the entry. */
    __next_f?: unknown[];
    TURBOPACK?: unknown[];
  }
}

/**
 * Loads the scripts, the complete style sheets and the RSC payload, and starts React when all are there: React treats a payload that arrives
 * after the scripts as a broken stream. The style sheets apply to print until the last one is loaded, so that a slow phone lays out the page
 * once. Rejects when a resource fails to load.
 */
export async function load(data: HydrationData): Promise<void> {
  const style = document.querySelector<HTMLStyleElement>(`[${STYLESHEETS_ATTRIBUTE}]`);
  const hrefs = style?.dataset.css?.split(' ') ?? [];
  const [payload] = await Promise.all([
    data.isInline ? data.payload : fetchPayload(data.payload),
    ...data.scripts.map((href) => addLink({ rel: 'preload', as: 'script', href })),
    ...hrefs.map((href) => addLink({ rel: 'stylesheet', media: 'print', href })),
  ]);
  (self.__next_f ??= []).push([0], ...(data.formState ? [[2, data.formState]] : []), [1, payload]);
  (self.TURBOPACK ??= []).push(data.entry);
  applyStylesheets(style?.sheet);
  for (const src of data.scripts)
    document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
}

/**
 * Requests the payload by digest; a page in its place is the reply of a host to every unknown URL. When the host has no such payload, the current
 * payload of the page must have the same digest.
 */
async function fetchPayload(digest: string): Promise<string> {
  const stored = await fetch(`/api/flight/${digest}`);
  if (stored.status === 200 && !/html/.test(stored.headers.get('content-type')!)) return stored.text();
  const { pathname, search } = location;
  const current = await fetch(`${pathname}${search}${search ? '&' : '?'}_rsc`, { headers: { RSC: '1' } });
  if (current.headers.get('x-flight') !== digest) throw new Error('The page has another payload.');
  return current.text();
}

function addLink(link: { rel: string; as?: string; media?: string; href: string }): Promise<unknown> {
  return new Promise((onload, onerror) =>
    document.head.append(Object.assign(document.createElement('link'), { ...link, onload, onerror })),
  );
}

/**
 * Applies the complete style sheets. Deletes `@font-face` rules that the page declares itself from the first one (of the root layout) before:
 * browsers lay out the whole page again when a font is declared.
 */
function applyStylesheets(own: CSSStyleSheet | null | undefined): void {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[media=print]');
  const declared = new Set([...(own?.cssRules ?? [])].map(getFontFamily));
  const first = links[0]?.sheet;
  for (let index = first?.cssRules.length ?? 0; first && index--;) {
    const family = getFontFamily(first.cssRules[index]);
    if (family && declared.has(family)) first.deleteRule(index);
  }
  for (const link of links) link.media = '';
}

function getFontFamily(rule: CSSRule | undefined): string | undefined {
  return rule instanceof CSSFontFaceRule ? rule.style.getPropertyValue('font-family') : undefined;
}
