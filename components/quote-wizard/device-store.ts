import { newKey } from '#lib/quote/send-quote';
import { packContact, packDraft, unpackContact, unpackDraft } from '#lib/quote/draft';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import type { SentQuote } from '#lib/quote/sent-quote';

const DRAFT = 'quote-draft';
const CONTACT = 'quote-contact';
const KEY = 'quote-key';
const SENT = 'quote-sent';
const JUST_SENT = 'quote-just-sent';

/** Storage may be full, forbidden or absent; the wizard then simply forgets. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function readDraft(now: Date) {
  return {
    draft: attempt(() => unpackDraft(localStorage.getItem(DRAFT), now)),
    contact: attempt(() => unpackContact(sessionStorage.getItem(CONTACT))),
  };
}

export function saveDraft(answers: QuoteAnswers, now: Date): void {
  attempt(() => localStorage.setItem(DRAFT, packDraft(answers, now)));
  attempt(() => sessionStorage.setItem(CONTACT, packContact(answers)));
}

export function clearDraft(): void {
  attempt(() => localStorage.removeItem(DRAFT));
  attempt(() => sessionStorage.removeItem(CONTACT));
  forgetKey();
}

/** Stands in for a storage that refuses. */
let latest: { key?: unknown; body?: unknown } | undefined;

/** The idempotency key of these exact answers: the same until they change, also after a reload. */
export function keyOf(body: string): string {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? '') as typeof latest) ?? latest;
  if (stored?.body === body && typeof stored.key === 'string') return stored.key;
  const key = newKey();
  latest = { key, body };
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(latest)));
  return key;
}

export function forgetKey(): void {
  latest = undefined;
  attempt(() => sessionStorage.removeItem(KEY));
}

/** What was sent and, until a new quote is begun, its reference; where the storage refuses, for this page only. */
let sentHere: { text: string | null; reference: string | null } = { text: null, reference: null };

export function saveSentQuote(quote: SentQuote): void {
  sentHere = { text: JSON.stringify(quote), reference: quote.reference };
  attempt(() => sessionStorage.setItem(SENT, JSON.stringify(quote)));
  attempt(() => sessionStorage.setItem(JUST_SENT, quote.reference));
}

/** The stored text of the last sent quote; null when there is none. */
export function readSentQuote(): string | null {
  const stored = attempt(() => ({ text: sessionStorage.getItem(SENT) }));
  return stored ? stored.text : sentHere.text;
}

/** The reference of the quote that this tab sent, as long as no new one was begun; null when there is none. */
export function readJustSent(): string | null {
  const stored = attempt(() => ({ reference: sessionStorage.getItem(JUST_SENT) }));
  return stored ? stored.reference : sentHere.reference;
}

/** A new quote begins. The one that was sent stays readable. */
export function forgetJustSent(): void {
  sentHere.reference = null;
  attempt(() => sessionStorage.removeItem(JUST_SENT));
}
