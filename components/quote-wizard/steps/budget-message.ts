import { largestGroupFor, type BudgetPlace } from '#lib/quote/budget';
import { formatDollars, formatWhole, formatOrdinal } from '#lib/quote/figures';
import { placesLeftInFlatBand, priceOf } from '#lib/quote/price';
import { LIMITS } from '#lib/quote/request-schema';

const ONLINE: BudgetPlace = { typeOfEvent: 'virtual', city: '' };

/** Describes what a budget in US dollars pays for. `people` is the largest group, 0 when there is none to offer. */
export function describeBudget(budget: number, place: BudgetPlace): { people: number; message: string } {
  if (Number.isNaN(budget)) return { people: 0, message: 'Enter one amount in dollars, such as 6,000.' };
  if (budget === 0) return { people: 0, message: 'Type what you may spend, and this line says how many can play.' };
  const people = largestGroupFor(budget, place);
  const total = (participantSize: number) => priceOf({ ...place, participantSize }).total;
  if (people === LIMITS.people && total(people) < budget) {
    const limit = formatWhole(LIMITS.people);
    return { people: 0, message: `That is more than ${limit} players cost. For a larger group, please call us.` };
  }
  const online = largestGroupFor(budget, ONLINE);
  const elsewhere = online > people ? ` Online, the same money plays ${formatWhole(online)}.` : '';
  if (people === 0) {
    const smallest = total(1);
    const flat = 1 + placesLeftInFlatBand(1);
    const shortfall = formatDollars(Math.ceil(smallest - budget));
    return {
      people,
      message: `The smallest price here is ${formatDollars(smallest)}, for up to ${flat} players. That is ${shortfall} more.${elsewhere}`,
    };
  }
  const players = `${formatWhole(people)} players ${describePlace(place)}`;
  const next =
    people < LIMITS.people
      ? ` The ${formatOrdinal(people + 1)} would make it ${formatDollars(total(people + 1))}.`
      : '';
  return { people, message: `Enough for ${players}, at ${formatDollars(total(people))}.${next}${elsewhere}` };
}

function describePlace(place: BudgetPlace): string {
  if (place.typeOfEvent === ONLINE.typeOfEvent) return 'online';
  return priceOf({ ...place, participantSize: 0 }).baseFee === 0 ? 'in San Francisco' : 'outside San Francisco';
}
