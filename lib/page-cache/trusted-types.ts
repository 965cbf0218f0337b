const TAGS =
  'a|b|blockquote|br|circle|clipPath|code|defs|del|div|ellipse|em|g|h[1-6]|hr|i|li|line|linearGradient|mask|ol|p|path|pattern|polygon|polyline|pre|rect|stop|strong|sup|svg|symbol|table|tbody|td|text|th|thead|tr|tspan|ul|use';

/** Any attribute, except handlers and those that name an address; an address must stay on the site or be a plain link. */
const ATTRIBUTE =
  '(?!on|src|form|action|href|xlink)[a-zA-Z][\\w-]*(?:="[^"<>]*")?|href="(?:#|\\/(?!\\/)|https:|mailto:|tel:)[^"<>]*"';

/**
 * The page's one Trusted Types policy, as an inline script for the head. Scripts come from the framework's own folder or
 * not at all. Markup is what this site's pages are made of, prose and drawings: no script, handler, frame or foreign
 * address gets through. React mounts its own script elements with one exact text, which is spelled in two halves here
 * because a literal end tag would close this script.
 */
export const TRUSTED_TYPES_SCRIPT = `(function () {
if (!self.trustedTypes) return;
var tag = /<(?:\\/(?:${TAGS})|(?:${TAGS})(?: (?:${ATTRIBUTE}))* ?\\/?)>/g;
trustedTypes.createPolicy('default', {
createScriptURL: function (address) {
var url = new URL(address, location.href);
if (url.origin === location.origin && url.pathname.startsWith('/_next/static/')) return address;
throw new TypeError('Not a script of this site: ' + url);
},
createHTML: function (markup) {
if (markup === '<script>\\x3c/script>' || markup.replace(tag, '').indexOf('<') < 0) return markup;
throw new TypeError('Not the markup of this site: ' + markup.slice(0, 80));
}
});
})();`;
