'use server';

import { headers } from 'next/headers';
import { findConnected } from '#lib/availability/find-bookable';
import { listOfferedStarts } from '#lib/availability/offered-starts';
import { listPublic } from '#lib/availability/public-bookable';
import { getDayOfStart } from '#lib/content/start';
import { getDates } from '#lib/leads/calendars/get-dates';
import { getQuoteEndpoint } from '#lib/leads/http/quote-endpoint';
import type { QuoteEndpoint } from '#lib/leads/http/receive-quote';
import { resolveCity } from '#lib/leads/quote-form/resolve-city';
import { sendForm } from '#lib/leads/quote-form/send-form';
import { parseAnswers } from '#lib/quote/draft';
import { STEPS } from '#lib/quote/journey';
import { earliestToday } from '#lib/quote/preferred-dates';
import { parsePreset } from '#lib/quote/presets';
import { EMPTY_ANSWERS, toRequestBody } from '#lib/quote/quote-state';
import { HONEYPOT_FIELD } from '#lib/quote/sending-hints';
import { getGameName } from '#lib/pages/game-fit';
import { getGames } from '#lib/pages/read';
import { siteUrl } from '#lib/pages/site-url';
import { parseUrl } from '#lib/content/parse-url';
import { getConfirmationPage } from './confirmation/get-confirmation-page.ts';
import { describeStart } from './steps/describe-start.ts';
import { answerForm } from './state/answer-form.ts';
import type { QuoteReply } from './state/quote-reply.ts';

/**
 * Answers a step of the quote form that the browser posted, because it has no scripts or React has not hydrated the page yet.
 * `previous` comes back from the browser, so it is parsed again. The last step is sent through the endpoint for quotes.
 */
export async function answerQuestion(previous: QuoteReply | null, form: FormData): Promise<QuoteReply> {
  const games = getGames();
  const endpoint = getQuoteEndpoint();
  const now = endpoint.clock();
  const before = {
    answers: { ...EMPTY_ANSWERS, ...parseAnswers(previous?.answers) },
    known: STEPS.map(({ id }) => id).filter((id) => Array.isArray(previous?.known) && previous.known.includes(id)),
    isReturning: previous?.isReturning === true,
  };
  const { reply, isComplete } = answerForm(before, form, { games, resolveCity, today: earliestToday(now) });
  const posted = await headers();
  const from = parseFrom(previous?.from) ?? parseFrom(getQuery(posted.get('referer')).get('from'));
  if (!isComplete) return { ...reply, from, ...(await readCalendar(reply, endpoint)) };
  const hints = form.get(HONEYPOT_FIELD) ? { [HONEYPOT_FIELD]: String(form.get(HONEYPOT_FIELD)) } : {};
  const result = await sendForm({ ...toRequestBody(reply.answers), ...hints }, posted, endpoint);
  if ('reference' in result) {
    const { answers } = reply;
    const quote = { ...result, answers, gameName: getGameName(answers.game, games), sentAt: now.toISOString() };
    return { ...reply, confirmation: { ...getConfirmationPage(), quote, origin: new URL(siteUrl()).origin, from } };
  }
  return { ...reply, from, failure: result };
}

/** What the calendar of the event says to the next question: the starts to choose from, or whether the chosen one is still free. */
async function readCalendar({ answers }: QuoteReply, endpoint: QuoteEndpoint): Promise<Partial<QuoteReply>> {
  const { id: step } = STEPS[answers.currentStep - 1]!;
  const { id } = findConnected(listPublic(endpoint.bookables, process.env), answers) ?? {};
  const bookable = endpoint.bookables.find((entry) => entry.id === id);
  if (!bookable || (step !== 'plan' && step !== 'send')) return {};
  const { days } = await getDates(bookable, { ...endpoint, now: endpoint.clock() });
  if (step === 'plan') return { starts: listOfferedStarts(days) };
  const start = answers.preferredStart;
  const state = days.find(({ day }) => day === getDayOfStart(start))?.slots[start];
  return state ? { note: describeStart(start, state, bookable.timeZone) } : {};
}

function parseFrom(from: unknown): string | undefined {
  return parsePreset(new URLSearchParams({ from: String(from ?? '') })).from;
}

function getQuery(url: string | null): URLSearchParams {
  return parseUrl(url ?? '')?.searchParams ?? new URLSearchParams();
}
