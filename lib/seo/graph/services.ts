import { labelOfEventType, type EventType } from '#lib/quote/event-types';
import { quoteHref } from '#lib/quote/presets';
import { placesLeftInFlatBand, priceOf } from '#lib/quote/price';
import { PRICE_LIST } from '#lib/quote/price-list';
import { siteUrl } from '#lib/pages/site-url';
import type { Page } from '#lib/pages/page-schema';
import { referenceToCompany } from './company.ts';
import { idOf, type GraphNode } from './node.ts';

/** The number of people that the flat price covers. */
const FLAT_PRICE_PEOPLE = 1 + placesLeftInFlatBand(1);

type Offering = { path: string; name: string; description: string; typeOfEvent: EventType; page: Page };

/** The Service node of a page, with the price of a small group at each place. Homeschool hunts are priced on request. */
export function serviceNode({ path, name, description, typeOfEvent, page }: Offering): GraphNode {
  return {
    '@type': 'Service',
    '@id': idOf(path, 'service'),
    name,
    description,
    serviceType: labelOfEventType(typeOfEvent),
    url: siteUrl(path),
    provider: referenceToCompany(),
    ...(typeOfEvent !== 'homeschool' && {
      offers: getOfferPlaces(typeOfEvent, page).map(({ words, city }) => offerNode(typeOfEvent, words, city)),
    }),
  };
}

function offerNode(typeOfEvent: EventType, words: string, city: string): GraphNode {
  return {
    '@type': 'Offer',
    name: `Up to ${FLAT_PRICE_PEOPLE} people ${words}`,
    price: priceOf({ typeOfEvent, city, participantSize: 1 }).total,
    priceCurrency: 'USD',
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 1, maxValue: FLAT_PRICE_PEOPLE, unitText: 'people' },
    url: siteUrl(quoteHref({ type: typeOfEvent, city })),
  };
}

/** The places with a price of their own: online, the only city of an escape room, or the home city and all others. */
function getOfferPlaces(typeOfEvent: EventType, { sections = [] }: Page): { words: string; city: string }[] {
  const home = { words: 'in San Francisco', city: PRICE_LIST.cityWithoutBaseFee };
  if (typeOfEvent === PRICE_LIST.typeWithoutBaseFee) return [{ words: 'online', city: '' }];
  const isFixed = sections.some((section) => section.kind === 'availability' && section.city === home.city);
  return isFixed ? [home] : [home, { words: 'in another city, travel included', city: '' }];
}
