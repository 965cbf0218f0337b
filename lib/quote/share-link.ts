import { quoteHref } from './presets.ts';
import type { QuoteAnswers } from './quote-state.ts';

type Shared = Pick<QuoteAnswers, 'typeOfEvent' | 'city' | 'participantSize' | 'game'>;

/**
 * The absolute URL of the wizard with the answers that determine the price, and the game. It has no contact details, no
 * dates, and no free text except the city. `origin` is the origin of the site.
 */
export function shareLink(origin: string, { typeOfEvent, city, participantSize, game }: Shared): string {
  const preset = {
    type: typeOfEvent,
    city: typeOfEvent === 'virtual' ? '' : city.trim(),
    people: participantSize,
    game,
    from: 'confirmation',
  };
  return new URL(quoteHref(preset), origin).href;
}
