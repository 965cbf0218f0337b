import { getBookables, getGames, getSite } from '#lib/pages/read';
import { systemClock } from '../operations/clock.ts';
import { log } from '../operations/log.ts';
import { announceNewQuote } from '../operations/new-quotes.ts';
import { getStore } from '../store/database.ts';
import type { CallEndpoint } from './receive-call.ts';
import type { QuoteEndpoint } from './receive-quote.ts';
import { readEndpointSettings } from './settings.ts';

/** The endpoint for quotes with the store, the clock and the settings of this process. */
export function getQuoteEndpoint(): QuoteEndpoint {
  return {
    openStore: getStore,
    clock: systemClock,
    settings: readEndpointSettings(process.env),
    games: new Set(getGames().map(({ id }) => id)),
    bookables: getBookables(),
    log,
    onAccepted: announceNewQuote,
  };
}

/** The same for calls. */
export function getCallEndpoint(): CallEndpoint {
  return { ...getQuoteEndpoint(), phone: getSite().phone };
}
