const TAGS =
  'a|b|blockquote|br|circle|clipPath|code|defs|del|div|ellipse|em|figcaption|figure|g|h[1-6]|hr|i|img|input|li|line|linearGradient|mask|ol|p|path|pattern|picture|polygon|polyline|pre|rect|section|source|stop|strong|sup|svg|symbol|table|tbody|td|text|th|thead|tr|tspan|ul|use';

/**
 * Any attribute except event handlers and attributes with URLs. Exceptions: a `src` must be a path of this site, a `srcset` a list of pictures in
 * /art/, and an `href` a path, a fragment, or an http, https, mailto or tel URL. Browsers treat a backslash or an entity like a slash and skip white space.
 */
const ATTRIBUTE =
  '(?!on|src|form|action|href|xlink|ping|background)[a-zA-Z][\\w-]*(?:="[^"<>]*")?|srcset="(?:\\/art\\/[\\w./%-]+ \\d+w(?:, |(?=")))+"|(?:src|href)="\\/(?![\\/\\\\\\s&])[^"<>]*"|href="(?:#|https?:|mailto:|tel:)[^"<>]*"';

const TAG = new RegExp(`<(?!use [^>]*href="[^#])\\/?(?:${TAGS})(?: (?:${ATTRIBUTE}))* ?\\/?>`, 'gi');

/** Returns the markup when it is like that of the site's prose and drawings: without scripts, event handlers, frames and pictures of other sites. */
export function checkMarkup(markup: string): string {
  // The first is the exact text from which React creates script elements.
  if (markup === '<script></script>' || !markup.replace(TAG, '').includes('<')) return markup;
  throw new TypeError(`Not the markup of this site: ${markup.slice(0, 80)}`);
}

/** Returns the URL of a script when it is in Next's static folder or starts with one of `allowed`. */
export function checkScriptUrl(address: string, allowed: readonly string[]): string {
  const { origin, pathname, href } = new URL(address, location.href);
  if (origin === location.origin && pathname.startsWith('/_next/static/')) return address;
  if (allowed.some((start) => href.startsWith(new URL(start, location.origin).href))) return address;
  throw new TypeError(`Not a script of this site: ${href}`);
}
