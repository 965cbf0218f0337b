import { formatDollars } from '#lib/quote/figures';
import { baseFeeOf } from '#lib/quote/price';
import type { QuoteFlowCopy } from '#lib/site/lists';

type Place = { typeOfEvent: string; city: string };

/** Why travel is charged or not, in the words of the site. */
export function reasonOfTravel({ typeOfEvent, city }: Place, reasons: QuoteFlowCopy['travelReasons']): string {
  if (typeOfEvent === 'virtual') return reasons.virtual;
  return baseFeeOf(typeOfEvent, city) === 0 ? reasons.home : reasons.away;
}

/** The fee and its reason in one line. */
export function TravelLine({ place, reasons }: { place: Place; reasons: QuoteFlowCopy['travelReasons'] }) {
  return (
    <>
      <strong>Travel and set-up: {formatDollars(baseFeeOf(place.typeOfEvent, place.city))}.</strong>{' '}
      {reasonOfTravel(place, reasons)}
    </>
  );
}
