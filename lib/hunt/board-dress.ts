/** How a board is dressed for a client: whose it is, in which color, and which crews of the client play on it. */
export type BoardDress = { company: string; color?: string; crews: string[] };

const MAX_COMPANY_LENGTH = 28;
const MAX_CREW_LENGTH = 24;
const MAX_CREWS = 3;
/** Letters, digits and the punctuation of names. A dot only before a space or at the end, so that no address of a site fits. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} &'’+,-]|\.(?= |$))*$/u;
const COLOR = /^#?([0-9a-f]{6})$/i;

/** Parses `board`, `color` and `crews` of a query. Undefined without a usable name: the board is then ours. */
export function parseBoardDress(query: URLSearchParams): BoardDress | undefined {
  const company = toName(query.get('board'), MAX_COMPANY_LENGTH);
  if (!company) return undefined;
  const [, hex] = COLOR.exec(query.get('color') ?? '') ?? [];
  const crews = (query.get('crews') ?? '').split(',').flatMap((crew) => toName(crew, MAX_CREW_LENGTH) ?? []);
  return { company, ...(hex && { color: `#${hex.toLowerCase()}` }), crews: crews.slice(0, MAX_CREWS) };
}

/** The parameters of a dressed board; none for ours. */
export function getDressFields(dress?: BoardDress): Record<string, string> {
  if (!dress) return {};
  const { company, color, crews } = dress;
  return {
    board: company,
    ...(color && { color: color.slice(1) }),
    ...(crews.length > 0 && { crews: crews.join(',') }),
  };
}

function toName(text: string | null, maxLength: number): string | undefined {
  const name = (text ?? '').replace(/\s+/g, ' ').trim();
  return name.length <= maxLength && NAME.test(name) && !/\bwww\b|https?/i.test(name) ? name : undefined;
}
