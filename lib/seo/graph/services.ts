import { labelOfEventType, type EventType } from '#lib/quote/event-types';
import { quoteHref } from '#lib/quote/presets';
import { placesLeftInFlatBand, priceOf } from '#lib/quote/price';
import { PRICE_LIST } from '#lib/quote/price-list';
import { siteUrl } from '#lib/site/address';
import type { Page } from '#lib/site/page-schema';
import { COMPANY } from './company.ts';
import { idOf, type GraphNode } from './node.ts';

/** How many people the flat price covers. */
const FLAT_PEOPLE = 1 + placesLeftInFlatBand(1);

type Offering = { path: string; name: string; description: string; typeOfEvent: EventType; page: Page };

/** What a page sells, with the price of a small group where it is played. Homeschool hunts are priced on request. */
export function serviceNode({ path, name, description, typeOfEvent, page }: Offering): GraphNode {
  return {
    '@type': 'Service',
    '@id': idOf(path, 'service'),
    name,
    description,
    serviceType: labelOfEventType(typeOfEvent),
    url: siteUrl(path),
    provider: COMPANY(),
    ...(typeOfEvent !== 'homeschool' && {
      offers: placesOf(typeOfEvent, page).map(({ words, city }) => offerNode(typeOfEvent, words, city)),
    }),
  };
}

function offerNode(typeOfEvent: EventType, words: string, city: string): GraphNode {
  return {
    '@type': 'Offer',
    name: `Up to ${FLAT_PEOPLE} people ${words}`,
    price: priceOf({ typeOfEvent, city, participantSize: 1 }).total,
    priceCurrency: 'USD',
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 1, maxValue: FLAT_PEOPLE, unitText: 'people' },
    url: siteUrl(quoteHref({ type: typeOfEvent, city })),
  };
}

/** Online, in the one city that a room stands in, or at home and elsewhere at two prices. */
function placesOf(typeOfEvent: EventType, { sections = [] }: Page): { words: string; city: string }[] {
  const home = { words: 'in San Francisco', city: PRICE_LIST.cityWithoutBaseFee };
  if (typeOfEvent === PRICE_LIST.typeWithoutBaseFee) return [{ words: 'online', city: '' }];
  const isFixed = sections.some((section) => section.kind === 'availability' && section.city === home.city);
  return isFixed ? [home] : [home, { words: 'in another city, travel included', city: '' }];
}
