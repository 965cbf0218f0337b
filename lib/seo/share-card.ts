/** Pages that are not listed share the card of another one. */
const BORROWED: Record<string, string> = { confirmation: 'get-a-quote' };

/** The picture that links to a page show, 1200 by 630: content/pages/<name>.md, a post or a topic by its slug. */
export function shareCardOf(name: string): string {
  return `/art/og/${BORROWED[name] ?? name}.png`;
}
