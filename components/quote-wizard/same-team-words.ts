import { labelOfEventType } from '#lib/quote/event-types';
import { formatDollars } from '#lib/quote/figures';
import { baseFeeOf, priceOf } from '#lib/quote/price';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import { fitsType } from '#lib/site/game-fit';
import type { Game } from '#lib/site/lists';

type Comparison = { words: string; button?: string };

/** What a group in person would cost online. The answers must have a known price. */
export function comparedToVirtual(answers: QuoteAnswers, games: readonly Game[]): Comparison {
  const { typeOfEvent, participantSize } = answers;
  const city = answers.city.trim();
  const saved = baseFeeOf(typeOfEvent, city);
  const price = formatDollars(priceOf({ typeOfEvent: 'virtual', city, participantSize }).total);
  if (saved === 0) return { words: `Same team, virtual: ${price} too.` };
  const lost = games.find((game) => game.id === answers.game && !fitsType(game, 'virtual'));
  const instead = lost ? ` ${lost.name} is not played online, so we would recommend another game.` : '';
  return {
    words: `Same team, virtual: ${price}. That saves ${formatDollars(saved)} of travel.${instead}`,
    button: 'Switch to virtual',
  };
}

/** What a virtual group would cost in person: as it was before the switch, or in general. */
export function comparedToInPerson({ switchedFrom: before, ...answers }: QuoteAnswers): Comparison {
  const { participantSize } = answers;
  const city = answers.city.trim();
  const totalIn = (place: { typeOfEvent: string; city: string }) =>
    formatDollars(priceOf({ ...place, participantSize }).total);
  if (!before || city === '') {
    return {
      words: `Same team, in person: ${totalIn({ typeOfEvent: '', city: '' })} outside San Francisco, this price inside.`,
    };
  }
  const { typeOfEvent } = before;
  return {
    words: `Same team, in ${city}: ${totalIn({ typeOfEvent, city })}.`,
    button: `Back to ${labelOfEventType(typeOfEvent).toLowerCase()}`,
  };
}
