import { formatDollars, formatOrdinal } from '#lib/quote/figures';
import { priceOfNextPerson, placesLeftInFlatBand } from '#lib/quote/price';

const MAX_PAWNS = 38;

/** The number of pawns for a group. One pawn is ten players, or twenty when ten would need more than `MAX_PAWNS`. */
export function pawnsFor(people: number): { pawns: number; playersEach: 10 | 20 } {
  const playersEach = people > MAX_PAWNS * 10 ? 20 : 10;
  return { pawns: Math.min(MAX_PAWNS, Math.ceil(people / playersEach)), playersEach };
}

/** The caption of the crowd: how many players one pawn represents, and the number of teams of five to six. */
export function crowdCaption(people: number): string {
  const { pawns, playersEach } = pawnsFor(people);
  const scale = `One pawn, ${playersEach === 10 ? 'ten' : 'twenty'} players.`;
  const rest = pawns * playersEach < people ? ' The rest are behind them.' : '';
  if (people <= 6) return `${scale} You make one team.`;
  const teams = Math.round(people / 5.5);
  return `${scale}${rest} You make about ${Math.max(2, teams)} teams of five to six.`;
}

/** How one more person changes the price, in one sentence. */
export function nextPersonHint(people: number): string {
  const places = placesLeftInFlatBand(people);
  if (places > 0) return `${places} more ${places === 1 ? 'place' : 'places'} at no cost.`;
  return `The ${formatOrdinal(people + 1)} person adds ${formatDollars(priceOfNextPerson(people))}.`;
}
