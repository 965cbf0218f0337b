const TAGS =
  'a|b|blockquote|br|circle|clipPath|code|defs|del|div|ellipse|em|g|h[1-6]|hr|i|img|input|li|line|linearGradient|mask|ol|p|path|pattern|polygon|polyline|pre|rect|section|stop|strong|sup|svg|symbol|table|tbody|td|text|th|thead|tr|tspan|ul|use';

/**
 * Any attribute, except handlers and those that name an address; a picture must come from the site, and a link must stay
 * on it or be a plain one. Browsers read a backslash or an entity as a slash, and skip white space.
 */
const ATTRIBUTE =
  '(?!on|src|form|action|href|xlink|ping|background)[a-zA-Z][\\w-]*(?:="[^"<>]*")?|(?:src|href)="\\/(?![\\/\\\\\\s&])[^"<>]*"|href="(?:#|https?:|mailto:|tel:)[^"<>]*"';

/**
 * The page's one Trusted Types policy, as an inline script for the head. Scripts come from the framework's own folder, or
 * their address begins with one of those given: what the configured services load. Markup is what this site's pages are
 * made of, prose and drawings: no script, handler, frame or foreign address gets through. React mounts its own script
 * elements with one exact text, which is spelled in two halves here because a literal end tag would close this script.
 */
export function trustedTypesScript(addresses: readonly string[]): string {
  return `(() => {
var tag = /<(?!use [^>]*href="[^#])\\/?(?:${TAGS})(?: (?:${ATTRIBUTE}))* ?\\/?>/gi;
self.trustedTypes?.createPolicy('default', {
createScriptURL(address) {
var url = new URL(address, location.href);
if (url.origin === location.origin && url.pathname.startsWith('/_next/static/')) return address;
${allowing(addresses)}throw new TypeError('Not a script of this site: ' + url);
},
createHTML(markup) {
if (markup === '<script>\\x3c/script>' || !markup.replace(tag, '').includes('<')) return markup;
throw new TypeError('Not the markup of this site: ' + markup.slice(0, 80));
}
});
})();`;
}

/** The policy of a site without services. */
export const TRUSTED_TYPES_SCRIPT = trustedTypesScript([]);

function allowing(addresses: readonly string[]): string {
  if (addresses.length === 0) return '';
  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c');
  return `if (${list}.some(function (start) { return url.href.startsWith(new URL(start, location.origin).href); })) return address;\n`;
}
