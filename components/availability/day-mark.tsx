import { PAWN_BODY, PAWN_VIEW_BOX } from '#lib/pawns/pawn-body';
import styles from './day-mark.module.css';
import type { DayState } from './state-words.ts';

/** More dots do not fit on a square. */
const MAX_DOTS = 6;

const PAWN = { __html: `<g class="ca">${PAWN_BODY.pawn}</g>` };

type DayMarkProps = { state: DayState; freeStarts?: number; isChosen?: boolean };

/** What stands on the square of a day: the visitor's pawn, a dot for each free start, half a dot for a hold, or a question mark. */
export function DayMark({ state, freeStarts = 1, isChosen = false }: DayMarkProps) {
  if (isChosen)
    return (
      <svg
        className={`scene ${styles.pawn}`}
        viewBox={PAWN_VIEW_BOX}
        aria-hidden="true"
        dangerouslySetInnerHTML={PAWN}
      />
    );
  const dots = state === 'free' ? Math.min(freeStarts, MAX_DOTS) : 1;
  if (state === 'free' || state === 'tentative')
    return (
      <span className={styles.dots} data-half={state === 'tentative' || undefined} aria-hidden="true">
        {Array.from({ length: dots }, (_, index) => (
          <i key={index} />
        ))}
      </span>
    );
  return state === 'ask' ? (
    <span className={styles.question} aria-hidden="true">
      ?
    </span>
  ) : null;
}
