import { eventOf, packDraft, unpackDraft, withoutContact } from '#lib/quote/draft';
import { isBlank, type QuoteAnswers } from '#lib/quote/quote-state';
import { newKey } from '#lib/quote/new-key';
import type { SentQuote } from '#lib/quote/sent-quote';

/*
 * Glossary
 *   tab       what one tab holds until it is closed: its own answers with the contact, its keys, what it sent
 *   shared    the answers that were given last, in whichever tab; a new tab begins with them
 *   passed    shared answers of another tab beside which this one began anew
 */

const SHARED = 'quote-draft';
const TAB = 'quote-tab';
const PASSED = 'quote-passed';
const KEYS = 'quote-keys';
const SENT = 'quote-sent';
const JUST_SENT = 'quote-just-sent';
const BEGUN = 'quote-begun';

/** Storage may be full, forbidden or absent. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** One storage of the browser. What it refuses is kept as long as the page lives. */
function shelfOf(storage: () => Storage) {
  const refused = new Map<string, string>();
  function remove(key: string) {
    refused.delete(key);
    attempt(() => storage().removeItem(key));
  }
  return {
    read: (key: string) => refused.get(key) ?? attempt(() => storage().getItem(key)) ?? null,
    remove,
    write(key: string, text: string) {
      try {
        storage().setItem(key, text);
        refused.delete(key);
      } catch {
        // An older text must not come back in place of the one that was refused.
        remove(key);
        refused.set(key, text);
      }
    },
  };
}

export const tab = shelfOf(() => sessionStorage);
export const device = shelfOf(() => localStorage);

/**
 * The answers of this tab, or else those that were given last anywhere; undefined when there are none, or when this tab
 * began anew beside them and nothing was answered since.
 */
export function readAnswers(now: Date): QuoteAnswers | undefined {
  const own = readDraft(tab, TAB, now);
  if (own || device.read(SHARED) === tab.read(PASSED)) return own;
  return readDraft(device, SHARED, now);
}

function readDraft(shelf: typeof tab, key: string, now: Date): QuoteAnswers | undefined {
  const stored = shelf.read(key);
  const draft = unpackDraft(stored, now);
  if (stored !== null && !draft) shelf.remove(key);
  return draft;
}

/**
 * Keeps the answers of this tab. They are also what new tabs begin with, unless another tab answered since and this one
 * only moved on: no tab ever changes the answers of another.
 */
export function saveAnswers(answers: QuoteAnswers, before: QuoteAnswers, now: Date): void {
  if (isBlank(answers)) return;
  if (tab.read(BEGUN) === null) tab.write(BEGUN, String(performance.timeOrigin));
  tab.write(TAB, packDraft(answers, now));
  if (gist(answers) !== gist(before) || areShared(answers, now)) {
    device.write(SHARED, packDraft(withoutContact(answers), now));
  }
}

/** This tab is done with these answers. What another tab answered since stays for that one and for new tabs. */
export function forgetAnswers(answers: QuoteAnswers, now: Date): void {
  if (areShared(answers, now)) device.remove(SHARED);
  tab.write(PASSED, device.read(SHARED) ?? '');
  tab.remove(TAB);
  tab.remove(KEYS);
  tab.remove(BEGUN);
}

/** When the page was opened on which this tab began these answers, in milliseconds since 1970. */
export function begunAt(): number {
  return Number(tab.read(BEGUN) ?? performance.timeOrigin);
}

function areShared(answers: QuoteAnswers, now: Date): boolean {
  const shared = readDraft(device, SHARED, now);
  return shared !== undefined && gist(shared) === gist(answers);
}

/** What two tabs can disagree about. */
function gist(answers: QuoteAnswers): string {
  return JSON.stringify([eventOf(answers), answers.description]);
}

/** The idempotency key of these exact answers: made once, and the same again after a change back or a reload. */
export function keyOf(body: string): string {
  const keys = attempt(() => JSON.parse(tab.read(KEYS) ?? '{}') as Record<string, string>) ?? {};
  const key = keys[body] ?? newKey();
  tab.write(KEYS, JSON.stringify({ ...keys, [body]: key }));
  return key;
}

/** The server has other answers under one of these keys. */
export function forgetKeys(): void {
  tab.remove(KEYS);
}

/** What was sent and, until a new quote is begun, its reference. */
export function saveSentQuote(quote: SentQuote): void {
  tab.write(SENT, JSON.stringify(quote));
  tab.write(JUST_SENT, quote.reference);
}

/** The stored text of the last sent quote; null when there is none. */
export function readSentQuote(): string | null {
  return tab.read(SENT);
}

/** The reference of the quote that this tab sent, as long as no new one was begun; null when there is none. */
export function readJustSent(): string | null {
  return tab.read(JUST_SENT);
}

/** A new quote begins. The one that was sent stays readable. */
export function forgetJustSent(): void {
  tab.remove(JUST_SENT);
}
