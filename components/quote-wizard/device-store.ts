import { newKey } from '#lib/quote/send-quote';
import { packContact, packDraft, unpackContact, unpackDraft } from '#lib/quote/draft';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import type { SentQuote } from '#lib/quote/sent-quote';

const DRAFT = 'quote-draft';
const CONTACT = 'quote-contact';
const KEY = 'quote-key';
const SENT = 'quote-sent';

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

export function saveSentQuote(quote: SentQuote): void {
  attempt(() => sessionStorage.setItem(SENT, JSON.stringify(quote)));
}

/** The stored text of the last sent quote; null when there is none. */
export function readSentQuote(): string | null {
  return attempt(() => sessionStorage.getItem(SENT)) ?? null;
}
