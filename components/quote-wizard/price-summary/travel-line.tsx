import { formatDollars } from '#lib/quote/figures';
import { baseFeeOf } from '#lib/quote/price';
import type { QuoteFlowCopy } from '#lib/pages/lists';

type Place = { typeOfEvent: string; city: string };

/** The text that explains the travel fee. */
export function getTravelReason({ typeOfEvent, city }: Place, reasons: QuoteFlowCopy['travelReasons']): string {
  if (typeOfEvent === 'virtual') return reasons.virtual;
  return baseFeeOf(typeOfEvent, city) === 0 ? reasons.home : reasons.away;
}

/** The fee and its reason in one line. */
export function TravelLine({ place, reasons }: { place: Place; reasons: QuoteFlowCopy['travelReasons'] }) {
  return (
    <>
      <strong>{`Travel and set-up: ${formatDollars(baseFeeOf(place.typeOfEvent, place.city))}.`}</strong>
      <span>{` ${getTravelReason(place, reasons)}`}</span>
    </>
  );
}
