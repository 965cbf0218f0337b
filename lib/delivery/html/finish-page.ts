import { jsonInHtml } from '#lib/content/markup';
import { getApiOrigin } from '#lib/integrations/quotes-endpoint';
import type { Env } from '#lib/integrations/settings';
import * as scripts from '../browser/built-scripts.ts';
import { HYDRATION_DATA_ID, type HydrationData } from '../browser/hydration-data.ts';
import { HYDRATION_RUNTIME_PATH } from '../browser/publish-hydration-runtime.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { PAYLOAD_HEADER, POLICY_HEADER } from '../http/internal-headers.ts';
import { hashPayload } from '../next/rsc-payload-store.ts';
import { QUERY_ATTRIBUTE, STORED_ATTRIBUTE, STYLESHEETS_ATTRIBUTE, VISIBLE_ATTRIBUTE } from './html-markers.ts';
import { hashInlineCode } from './inline-hashes.ts';
import { findPageCss, findStylesheets, type PageStyles } from './page-styles.ts';
import {
  appendChild,
  createElement,
  getAttribute,
  getElement,
  getElements,
  getText,
  insertBefore,
  parsePage,
  removeNode,
  serializePage,
  setText,
  type PageTree,
} from './page-tree.ts';
import { retargetForms } from './retarget-forms.ts';
import { stripNextRuntime } from './strip-next-runtime.ts';

/** The inline script of a page that has an element with the attribute. */
const HYDRATION_SCRIPTS = [
  [VISIBLE_ATTRIBUTE, scripts.HYDRATE_ON_VISIBLE],
  [QUERY_ATTRIBUTE, scripts.HYDRATE_WITH_QUERY],
  [STORED_ATTRIBUTE, scripts.HYDRATE_WHEN_STORED],
] as const;

/** What a page is finished with. */
export type PageAssets = {
  styles: PageStyles;
  /** The environment variables of connected services, for the policy. */
  env: Env;
};

/** A page as visitors get it. */
export type FinishedPage = {
  html: string;
  /** The Content-Security-Policy, and the digest of the RSC payload of a page that loads it for hydration. */
  headers: Record<string, string>;
};

/**
 * Turns a page that Next rendered into what visitors get. Next's scripts and the inline RSC payload give way to one inline script, which loads
 * them for hydration; the CSS that the page uses becomes inline; and the page gets a Content-Security-Policy of its own. `payload` is the
 * RSC payload of the page.
 *
 * A page without a payload, or with markup of Next that this code does not know, keeps its markup and gets a policy. Pure: everything
 * that it needs is in its arguments. Takes about 10 ms.
 */
export function finishPage(html: string, payload: Buffer | undefined, assets: PageAssets): FinishedPage {
  const tree = parsePage(html);
  const runtime = payload && stripNextRuntime(tree);
  if (!runtime || runtime.payload !== payload.toString('utf8')) return keepPage(html, assets);
  const digest = hashPayload(payload);
  const { scripts, entry } = runtime;
  const finished = finishTree(tree, { scripts, entry, payload: digest, runtime: HYDRATION_RUNTIME_PATH }, assets);
  return { ...finished, headers: { ...finished.headers, [PAYLOAD_HEADER]: digest } };
}

/** Finishes the reply to a posted form. Its RSC payload has personal data, so it stays in the page instead of the server's store. */
export function finishReply(html: string, assets: PageAssets): FinishedPage {
  const tree = parsePage(html);
  const runtime = stripNextRuntime(tree);
  return runtime
    ? finishTree(tree, { ...runtime, runtime: HYDRATION_RUNTIME_PATH, isInline: true }, assets)
    : keepPage(html, assets);
}

function finishTree(tree: PageTree, data: HydrationData, { styles, env }: PageAssets): FinishedPage {
  removeTrustedTypes(tree);
  retargetForms(tree, getApiOrigin(env));
  inlineCss(tree, styles);
  addHydration(tree, data);
  return { html: serializePage(tree), headers: { [POLICY_HEADER]: getPolicy(tree, env) } };
}

function keepPage(html: string, { env }: PageAssets): FinishedPage {
  return { html, headers: { [POLICY_HEADER]: getPolicy(parsePage(html), env) } };
}

function getPolicy(tree: PageTree, env: Env): string {
  return contentSecurityPolicy(hashInlineCode(tree), env);
}

/** Removes the Trusted Types policy of a page without connected services: the hydration runtime has it, too. */
function removeTrustedTypes(tree: PageTree): void {
  for (const element of getElements(getElement(tree, 'head'))) {
    const text = getText(element);
    const isPolicy = element.tagName === 'script' && text.startsWith(scripts.TRUSTED_TYPES);
    if (isPolicy && element.attrs.length === 0) setText(element, text.slice(scripts.TRUSTED_TYPES.length));
  }
}

/** Replaces the links to style sheets by the rules that the page uses, and lists their URLs for hydration. */
function inlineCss(tree: PageTree, styles: PageStyles): void {
  const { links, hrefs } = findStylesheets(tree);
  const css = findPageCss(tree, hrefs, styles);
  const [first] = links;
  if (css === undefined || !first?.parentNode) return;
  const attributes = { [STYLESHEETS_ATTRIBUTE]: hrefs };
  insertBefore(first.parentNode, createElement('style', attributes, css), first);
  links.forEach(removeNode);
}

/** Adds the data and the script for hydration. */
function addHydration(tree: PageTree, data: HydrationData): void {
  const has = (name: string) => getElements(tree).some((element) => getAttribute(element, name) !== undefined);
  const body = getElement(tree, 'body');
  const attributes = { type: 'application/json', id: HYDRATION_DATA_ID };
  appendChild(body, createElement('script', attributes, jsonInHtml(data)));
  const [, script] = HYDRATION_SCRIPTS.find(([attribute]) => has(attribute)) ?? [, scripts.HYDRATE_ON_INTERACTION];
  appendChild(body, createElement('script', {}, script));
}
