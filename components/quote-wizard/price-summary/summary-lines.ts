import { getDayOfStart } from '#lib/content/start';
import { labelOfEventType } from '#lib/quote/event-types';
import { formatWhole } from '#lib/quote/figures';
import type { StepId } from '#lib/quote/journey';
import { formatStart } from '#lib/quote/local-time';
import { formatPreferredDay } from '#lib/quote/preferred-dates';
import type { QuoteAnswers } from '#lib/quote/quote-state';

export type SummaryLine = { step: StepId; term: string; values: string[] };

/** Formats the answers for a list. `gameName` is empty when the company chooses the game. `timeZone` is that of the place, if it is known. */
export function summaryLines(answers: QuoteAnswers, gameName: string, timeZone?: string): SummaryLine[] {
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
      values:
        preferredDates.length > 0
          ? preferredDates.map((day) => formatWish(day, preferredStart, timeZone))
          : ['Flexible'],
    },
    { step: 'plan', term: 'Notes', values: description.trim() ? [description.trim()] : [] },
    { step: 'you', term: 'You', values: [`${firstName} ${lastName}`.trim(), email, phone].filter(Boolean) },
  ];
  return lines.filter(({ values }) => values.length > 0);
}

function formatWish(day: string, start: string, timeZone: string | undefined): string {
  return getDayOfStart(start) === day ? formatStart(start, timeZone) : formatPreferredDay(day);
}
