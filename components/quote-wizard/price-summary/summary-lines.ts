import { labelOfEventType } from '#lib/quote/event-types';
import { formatWhole } from '#lib/quote/figures';
import type { StepId } from '#lib/quote/journey';
import { formatWishes } from '#lib/quote/start-text';
import type { QuoteAnswers } from '#lib/quote/quote-state';

export type SummaryLine = { step: StepId; term: string; values: string[] };

/** Formats the answers for a list. `gameName` is empty when the company chooses the game. `timeZone` is that of the place, if it is known. */
export function summaryLines(answers: QuoteAnswers, gameName: string, timeZone?: string): SummaryLine[] {
  const { typeOfEvent, city, participantSize, preferredDates, preferredStart, description } = answers;
  const { firstName, lastName, email, phone } = answers;
  const wishes = formatWishes(preferredDates, preferredStart, timeZone);
  const lines: SummaryLine[] = [
    { step: 'type', term: 'Event', values: [labelOfEventType(typeOfEvent)] },
    { step: 'city', term: 'City', values: typeOfEvent === 'virtual' ? [] : [city] },
    { step: 'people', term: 'Players', values: [formatWhole(participantSize)] },
    { step: 'game', term: 'Game', values: [gameName || 'Recommend one'] },
    { step: 'plan', term: 'Dates', values: wishes.length > 0 ? wishes : ['Flexible'] },
    { step: 'plan', term: 'Notes', values: description.trim() ? [description.trim()] : [] },
    { step: 'you', term: 'You', values: [`${firstName} ${lastName}`.trim(), email, phone].filter(Boolean) },
  ];
  return lines.filter(({ values }) => values.length > 0);
}
