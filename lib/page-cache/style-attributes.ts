/** Custom properties with plain values, as components set them for one element. */
const OWN_PROPERTIES = /(<[a-z][^<>]*) style="((?:--[\w-]+:[\w.#%]+;?)+)"/g;
const ATTRIBUTE = 'data-own';

/**
 * The page without style attributes that only set custom properties, and rules that set the same for the same elements. A rule is allowed with
 * the rest of the page's own sheet; an attribute takes a hash of its own in the page's policy, which is 54 bytes that HTTP/1.1 does not
 * compress. A rule gives way to what a script sets on the element later, as the attribute did, but also to a later rule of the same weight: a
 * component that sets a property in a style attribute sets it in no style sheet for the same element. Other style attributes stay.
 */
export function styleAttributesToRules(html: string): { html: string; rules: string } {
  const numbers = new Map<string, number>();
  const marked = html.replace(OWN_PROPERTIES, (_tag, before: string, declarations: string) => {
    const number = numbers.get(declarations) ?? numbers.size;
    numbers.set(declarations, number);
    return `${before} ${ATTRIBUTE}="${number}"`;
  });
  const rules = [...numbers].map(([declarations, number]) => `[${ATTRIBUTE}="${number}"]{${declarations}}`);
  return { html: marked, rules: rules.join('') };
}
