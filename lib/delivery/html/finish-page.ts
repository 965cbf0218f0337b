import { jsonInHtml } from '#lib/content/markup';
import type { Env } from '#lib/integrations/settings';
import * as scripts from '../browser/built-scripts.ts';
import { HYDRATION_DATA_ID, type HydrationData } from '../browser/hydration-data.ts';
import { HYDRATION_RUNTIME_PATH } from '../browser/publish-hydration-runtime.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { PAYLOAD_HEADER, POLICY_HEADER } from '../http/internal-headers.ts';
import { hashPayload } from '../next/rsc-payload-store.ts';
import { hasMarker, HYDRATE_ON_LOAD, STYLESHEETS_ATTRIBUTE, VISIBLE_ATTRIBUTE } from './html-markers.ts';
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
import { stripNextRuntime } from './strip-next-runtime.ts';

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
export function finishPage(html: string, payload: Buffer | undefined, { styles, env }: PageAssets): FinishedPage {
  const tree = parsePage(html);
  const runtime = payload && stripNextRuntime(tree, payload);
  if (!runtime) return { html, headers: { [POLICY_HEADER]: getPolicy(tree, env) } };
  const digest = hashPayload(payload);
  removeTrustedTypes(tree);
  inlineCss(tree, styles);
  addHydration(tree, hasMarker(html, HYDRATE_ON_LOAD), {
    ...runtime,
    payload: digest,
    runtime: HYDRATION_RUNTIME_PATH,
  });
  return {
    html: serializePage(tree),
    headers: { [POLICY_HEADER]: getPolicy(tree, env), [PAYLOAD_HEADER]: digest },
  };
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

/**
 * Adds the data and the script for hydration. The script that hydrates on load is in the head, because a form can be submitted while the rest of
 * the page is still loading.
 */
function addHydration(tree: PageTree, isOnLoad: boolean, data: HydrationData): void {
  const isLive = getElements(tree).some((element) => getAttribute(element, VISIBLE_ATTRIBUTE) !== undefined);
  const body = getElement(tree, 'body');
  const attributes = { type: 'application/json', id: HYDRATION_DATA_ID };
  appendChild(body, createElement('script', attributes, jsonInHtml(data)));
  if (isOnLoad) appendChild(getElement(tree, 'head'), createElement('script', {}, scripts.HYDRATE_ON_LOAD));
  else
    appendChild(
      body,
      createElement('script', {}, isLive ? scripts.HYDRATE_ON_VISIBLE : scripts.HYDRATE_ON_INTERACTION),
    );
}
