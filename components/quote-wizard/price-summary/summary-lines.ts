import { formatTimeOfStart, getDayOfStart } from '#lib/content/start';
import { labelOfEventType } from '#lib/quote/event-types';
import { formatWhole } from '#lib/quote/figures';
import type { StepId } from '#lib/quote/journey';
import { formatPreferredDay } from '#lib/quote/preferred-dates';
import type { QuoteAnswers } from '#lib/quote/quote-state';

export type SummaryLine = { step: StepId; term: string; values: string[] };

/** Formats the answers for a list. `gameName` is empty when the company chooses the game. */
export function summaryLines(answers: QuoteAnswers, gameName: string): SummaryLine[] {
  const { typeOfEvent, city, participantSize, preferredDates, preferredStart, description } = answers;
  const { firstName, lastName, email, phone } = answers;
  const lines: SummaryLine[] = [
    { step: 'type', term: 'Event', values: [labelOfEventType(typeOfEvent)] },
    { step: 'city', term: 'City', values: typeOfEvent === 'virtual' ? [] : [city] },
    { step: 'people', term: 'Players', values: [formatWhole(participantSize)] },
    { step: 'game', term: 'Game', values: [gameName || 'Recommend one'] },
    {
      step: 'plan',
      term: 'Dates',
      values: preferredDates.length > 0 ? preferredDates.map((day) => formatWish(day, preferredStart)) : ['Flexible'],
    },
    { step: 'plan', term: 'Notes', values: description.trim() ? [description.trim()] : [] },
    { step: 'you', term: 'You', values: [`${firstName} ${lastName}`.trim(), email, phone].filter(Boolean) },
  ];
  return lines.filter(({ values }) => values.length > 0);
}

function formatWish(day: string, start: string): string {
  const text = formatPreferredDay(day);
  return getDayOfStart(start) === day ? `${text}, ${formatTimeOfStart(start)}` : text;
}
