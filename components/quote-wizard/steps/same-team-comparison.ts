import { labelOfEventType } from '#lib/quote/event-types';
import { formatDollars } from '#lib/quote/figures';
import { baseFeeOf, priceOf } from '#lib/quote/price';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import { fitsType } from '#lib/pages/game-fit';
import type { Game } from '#lib/pages/lists';

type Comparison = { message: string; button?: string };

/** Compares the price in person with the price online. The price of the answers must be known. */
export function compareToVirtual(answers: QuoteAnswers, games: readonly Game[]): Comparison {
  const { typeOfEvent, participantSize } = answers;
  const city = answers.city.trim();
  const savings = baseFeeOf(typeOfEvent, city);
  const price = formatDollars(priceOf({ typeOfEvent: 'virtual', city, participantSize }).total);
  if (savings === 0) return { message: `Same team, virtual: ${price} too.` };
  const lostGame = games.find((game) => game.id === answers.game && !fitsType(game, 'virtual'));
  const instead = lostGame ? ` ${lostGame.name} is not played online, so we would recommend another game.` : '';
  return {
    message: `Same team, virtual: ${price}. That saves ${formatDollars(savings)} of travel.${instead}`,
    button: 'Switch to virtual',
  };
}

/** Compares the price online with the price in person, for the event before the switch or in general. */
export function compareToInPerson({ switchedFrom: before, ...answers }: QuoteAnswers): Comparison {
  const { participantSize } = answers;
  const city = answers.city.trim();
  const totalIn = (place: { typeOfEvent: string; city: string }) =>
    formatDollars(priceOf({ ...place, participantSize }).total);
  if (!before || city === '') {
    return {
      message: `Same team, in person: ${totalIn({ typeOfEvent: '', city: '' })} outside San Francisco, this price inside.`,
    };
  }
  const { typeOfEvent } = before;
  return {
    message: `Same team, in ${city}: ${totalIn({ typeOfEvent, city })}.`,
    button: `Back to ${labelOfEventType(typeOfEvent).toLowerCase()}`,
  };
}
