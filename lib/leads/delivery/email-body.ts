import type { PriceLine } from '#lib/quote/approval-pack';

/** One part of an email. Texts are unescaped; each renderer escapes them for its format. */
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** Terms with their values, one or several lines each. */
  | { kind: 'rows'; rows: { term: string; lines: string[] }[] }
  | { kind: 'price'; lines: PriceLine[]; total: string; note: string }
  | { kind: 'steps'; steps: string[] };

/** The sender, in the footer of every email. */
export type Company = { name: string; phone: string; phoneHref: string; email: string };

/**
 * Text of a visitor, safe for an email: line breaks stay. All other control characters, characters that change the text
 * direction, and unpaired surrogates are removed or replaced.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/gu, '')
    .trim();
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}
