import { BANDS } from '#lib/pawns/bands';
import { HATS } from '#lib/pawns/hats';
import { PAWN_BODY } from '#lib/pawns/pawn-body';

const SYMBOLS: Record<string, string> = { ...PAWN_BODY, ...BANDS, ...HATS };

/** The named parts of pawns, for `<use>`. Every id is `prefix`, a hyphen and the name. */
export function PawnSymbols({ prefix, names }: { prefix: string; names: string[] }) {
  return (
    <defs>
      {names.map((name) => (
        <g
          key={name}
          id={`${prefix}-${name}`}
          className="piece"
          dangerouslySetInnerHTML={{ __html: SYMBOLS[name] ?? '' }}
        />
      ))}
    </defs>
  );
}
