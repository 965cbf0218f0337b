import { formatDollars, ordinal } from '#lib/quote/figures';
import { nextPersonAdds, placesLeftInFlatBand } from '#lib/quote/price';

const MOST_PAWNS = 38;

/** How many pawns stand for a group: ten players each, twenty once ten would take more than 38. */
export function pawnsFor(people: number): { pawns: number; playersEach: 10 | 20 } {
  const playersEach = people > MOST_PAWNS * 10 ? 20 : 10;
  return { pawns: Math.min(MOST_PAWNS, Math.ceil(people / playersEach)), playersEach };
}

/** The line under the crowd: what one pawn stands for, and how many teams of five to six that makes. */
export function crowdCaption(people: number): string {
  const { pawns, playersEach } = pawnsFor(people);
  const scale = `One pawn, ${playersEach === 10 ? 'ten' : 'twenty'} players.`;
  const rest = pawns * playersEach < people ? ' The rest are behind them.' : '';
  if (people <= 6) return `${scale} You make one team.`;
  const teams = Math.round(people / 5.5);
  return `${scale}${rest} You make about ${Math.max(2, teams)} teams of five to six.`;
}

/** What one more person means for the price, in one sentence. */
export function nextPersonHint(people: number): string {
  const places = placesLeftInFlatBand(people);
  if (places > 0) return `${places} more ${places === 1 ? 'place' : 'places'} at no cost.`;
  return `The ${ordinal(people + 1)} person adds ${formatDollars(nextPersonAdds(people))}.`;
}
