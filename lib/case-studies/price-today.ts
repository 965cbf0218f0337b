import { quoteHref } from '#lib/quote/presets';
import { priceOf, type Price } from '#lib/quote/price';
import type { CaseStudy } from './schema.ts';

/** The current price of an event of the same kind, place and size (specification section 9), and the link to the prefilled wizard. */
export function priceToday(study: CaseStudy): { price: Price; href: string } {
  const virtual = study.format === 'virtual';
  const type = virtual ? 'virtual' : study.typeOfEvent;
  const city = virtual ? '' : study.city;
  const price = priceOf({ typeOfEvent: type, city, participantSize: study.participants });
  return { price, href: quoteHref({ type, city, people: study.participants, game: study.game, from: study.slug }) };
}
