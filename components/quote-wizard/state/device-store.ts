import { getEventAnswers, serializeDraft, parseDraft, withoutContact } from '#lib/quote/draft';
import { isBlank, type QuoteAnswers } from '#lib/quote/quote-state';
import { deviceStorage, tabStorage, tryStorage } from '#components/ui/safe-storage.ts';
import { randomUuid } from '#lib/quote/random-uuid';
import type { CallReceipt, SentQuote } from '#lib/quote/sent-quote';

/** In localStorage: the latest answers of any tab, without contact details. A new tab starts with them. */
const SHARED_KEY = 'quote-draft';
/** In sessionStorage, like the following keys: the answers of this tab, with contact details. */
const TAB_KEY = 'quote-tab';
/**
 * The shared answers of another tab that were stored when this tab started a new quote. This tab does not restore them.
 */
const IGNORED_KEY = 'quote-passed';
const IDEMPOTENCY_KEYS_KEY = 'quote-keys';
const SENT_KEY = 'quote-sent';
const JUST_SENT_KEY = 'quote-just-sent';
const START_TIME_KEY = 'quote-begun';

/** A page with the form hydrates at once when one of these is stored, because it has to show the answers. */
export const DRAFT_KEYS = [SHARED_KEY, TAB_KEY, JUST_SENT_KEY];
/** Likewise for the confirmation. */
export const SENT_KEYS = [SENT_KEY];

/**
 * Reads the answers of this tab, or else the latest answers of any tab. Undefined when there are none, or when this tab
 * started a new quote and no answer has changed since.
 */
export function readAnswers(now: Date): QuoteAnswers | undefined {
  const own = readDraft(tabStorage, TAB_KEY, now);
  if (own || deviceStorage.read(SHARED_KEY) === tabStorage.read(IGNORED_KEY)) return own;
  return readDraft(deviceStorage, SHARED_KEY, now);
}

function readDraft(storage: typeof tabStorage, key: string, now: Date): QuoteAnswers | undefined {
  const stored = storage.read(key);
  const draft = parseDraft(stored, now);
  if (stored !== null && !draft) storage.remove(key);
  return draft;
}

/**
 * Stores the answers of this tab. They also become the shared answers, unless this tab only changed the step and
 * another tab has changed an answer since. A tab never changes the answers of another tab.
 */
export function saveAnswers(answers: QuoteAnswers, before: QuoteAnswers, now: Date): void {
  if (isBlank(answers)) return;
  if (tabStorage.read(START_TIME_KEY) === null) tabStorage.write(START_TIME_KEY, String(performance.timeOrigin));
  tabStorage.write(TAB_KEY, serializeDraft(answers, now));
  if (fingerprint(answers) !== fingerprint(before) || isSharedDraft(answers, now)) {
    deviceStorage.write(SHARED_KEY, serializeDraft(withoutContact(answers), now));
  }
}

/** Removes the answers of this tab. Later answers of another tab stay, for that tab and for new tabs. */
export function clearAnswers(answers: QuoteAnswers, now: Date): void {
  if (isSharedDraft(answers, now)) deviceStorage.remove(SHARED_KEY);
  tabStorage.write(IGNORED_KEY, deviceStorage.read(SHARED_KEY) ?? '');
  tabStorage.remove(TAB_KEY);
  tabStorage.remove(IDEMPOTENCY_KEYS_KEY);
  tabStorage.remove(START_TIME_KEY);
}

/** When the page was opened on which this tab started these answers, in milliseconds since 1970. */
export function getStartTime(): number {
  return Number(tabStorage.read(START_TIME_KEY) ?? performance.timeOrigin);
}

function isSharedDraft(answers: QuoteAnswers, now: Date): boolean {
  const shared = readDraft(deviceStorage, SHARED_KEY, now);
  return shared !== undefined && fingerprint(shared) === fingerprint(answers);
}

/** Identifies answers, without contact details and current step. */
function fingerprint(answers: QuoteAnswers): string {
  return JSON.stringify([getEventAnswers(answers), answers.description]);
}

/** The idempotency key of a request body. The same body always has the same key, also after a reload. */
export function getIdempotencyKey(body: string): string {
  const keys =
    tryStorage(() => JSON.parse(tabStorage.read(IDEMPOTENCY_KEYS_KEY) ?? '{}') as Record<string, string>) ?? {};
  const key = keys[body] ?? randomUuid();
  tabStorage.write(IDEMPOTENCY_KEYS_KEY, JSON.stringify({ ...keys, [body]: key }));
  return key;
}

/** After a conflict: the server has stored another request with one of these keys. */
export function clearIdempotencyKeys(): void {
  tabStorage.remove(IDEMPOTENCY_KEYS_KEY);
}

/** Stores the sent quote, and its reference until a new quote is started. */
export function saveSentQuote(quote: SentQuote): void {
  tabStorage.write(SENT_KEY, JSON.stringify(quote));
  tabStorage.write(JUST_SENT_KEY, quote.reference);
}

/** Stores the call that the visitor has set about a sent quote. */
export function saveCall(quote: SentQuote, call: CallReceipt): void {
  tabStorage.write(SENT_KEY, JSON.stringify({ ...quote, call }));
}

/** The last sent quote as JSON; null when there is none. */
export function readSentQuote(): string | null {
  return tabStorage.read(SENT_KEY);
}

/** The reference of the quote that this tab sent; null when there is none, or when a new quote was started. */
export function readJustSent(): string | null {
  return tabStorage.read(JUST_SENT_KEY);
}

/** After the start of a new quote. The sent quote stays stored. */
export function clearJustSent(): void {
  tabStorage.remove(JUST_SENT_KEY);
}
