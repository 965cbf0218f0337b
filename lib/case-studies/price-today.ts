import { quoteHref } from '#lib/quote/presets';
import { priceOf, type Price } from '#lib/quote/price';
import type { ShownStudy } from './schema.ts';

/**
 * The current price of an event of the same kind, place and size (specification section 9), and the link to the wizard with what is known. No
 * price when the head count, the format or the place is not known.
 */
export function priceToday(study: ShownStudy): { price?: Price; href: string } {
  const { format, participants, game, slug } = study;
  const isVirtual = format === 'virtual';
  const type = isVirtual ? 'virtual' : study.typeOfEvent;
  const city = isVirtual ? '' : study.city;
  const isPriced = participants > 0 && format !== undefined && type !== undefined && (isVirtual || city !== '');
  return {
    ...(isPriced && { price: priceOf({ typeOfEvent: type, city, participantSize: participants }) }),
    href: quoteHref({ type, city, people: participants || undefined, game, from: slug }),
  };
}
