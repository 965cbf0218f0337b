import { quoteHref } from './presets.ts';
import type { QuoteAnswers } from './quote-state.ts';

type Shared = Pick<QuoteAnswers, 'typeOfEvent' | 'city' | 'participantSize' | 'game'>;

/**
 * An absolute link that opens the wizard with the answers that make the price, and the game. It names no person and no
 * date, and holds nothing that was written freely except the city. `origin` is where the site is served.
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
