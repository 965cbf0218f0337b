/** What needs no space beside it. */
const SIGN = /\s*([=>{}()|&?:;,+!])\s*/g;

/**
 * A script of ours as it stands in a page: without line breaks, indents and the spaces around signs.
 *
 * @param script every statement ended by a semicolon or a brace; no text and no pattern in it with a space beside one of these signs
 */
export function squeeze(script: string): string {
  return script.replaceAll(SIGN, '$1');
}
