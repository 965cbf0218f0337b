import type { PriceLine } from '#lib/quote/approval-pack';

/** One part of an email. Texts are plain; each rendering escapes them in its own way. */
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** Terms and what stands for them, one or several lines each. */
  | { kind: 'rows'; rows: { term: string; lines: string[] }[] }
  | { kind: 'price'; lines: PriceLine[]; total: string; note: string }
  | { kind: 'steps'; steps: string[] };

/** Who writes, at the foot of every email. */
export type Company = { name: string; phone: string; phoneHref: string; email: string };

/**
 * What a visitor wrote, fit for an email: line breaks stay, all other control characters go, and so do characters that
 * turn the direction of the text around them or are half of a pair.
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
