import { capitalize } from '#lib/content/words';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import type { CompareAnswers } from '#lib/quote/compare-answers';
import { describeTravel, quoteAnswersFor, type ComparedStudy, type RankedGame } from '#lib/pages/compare-games';
import { formatDollars, formatPerPerson } from '#lib/quote/figures';
import { isValidHeadCount } from '#lib/quote/head-count';
import { quoteHref } from '#lib/quote/presets';
import styles from './ranked-games.module.css';

type RankedGamesProps = {
  ranked: readonly RankedGame[];
  answers: CompareAnswers;
  studyOf: (game: string) => ComparedStudy | undefined;
  /** The id of the form that the checkboxes belong to. */
  form: string;
  /** True if no more can be chosen for the table. */
  isFull: boolean;
  /** True if no server answers the form. */
  needsScripts: boolean;
};

/** How many are shown before the fold. */
const FIRST = 5;

/** The formats in the order in which they fit, each with its price, its case study and a checkbox for the table. */
export function RankedGames({ ranked, ...props }: RankedGamesProps) {
  const toRow = (one: RankedGame, index: number) => (
    <RankedRow key={one.game.id} {...one} {...props} rank={one.isPossible ? index + 1 : undefined} />
  );
  const others = ranked.slice(FIRST);
  return (
    <div className={styles.ranked}>
      <ol>{ranked.slice(0, FIRST).map(toRow)}</ol>
      <details>
        <summary>
          {others.length} more: {others.map(({ game }) => game.name).join(', ')}
        </summary>
        <ol start={FIRST + 1}>{others.map((one, index) => toRow(one, FIRST + index))}</ol>
      </details>
    </div>
  );
}

type RankedRowProps = RankedGame & Omit<RankedGamesProps, 'ranked'> & { rank: number | undefined };

function RankedRow({
  game,
  isPossible,
  misfits,
  price,
  rank,
  answers,
  studyOf,
  form,
  isFull,
  needsScripts,
}: RankedRowProps) {
  const study = studyOf(game.id);
  const isPinned = answers.pins.includes(game.id);
  return (
    <li className={styles.row} data-possible={isPossible}>
      <span className={`display ${styles.rank}`} aria-hidden="true">
        {rank ?? '–'}
      </span>
      <div className={styles.text}>
        <h3 className="h3">
          <a href={game.compare.href}>{game.name}</a>
        </h3>
        <p>
          {price && (
            <>
              <b>{formatDollars(price.total)}</b>, {formatPerPerson(price.total, answers.people)} each
              {!answers.city && describeTravel(price, answers)}.{' '}
            </>
          )}
          {capitalize(game.time)}. {misfits.length > 0 ? misfits.join(' ') : `${game.line}.`}
        </p>
        <ul className={styles.links}>
          {isPossible && (
            <li>
              <a href={quoteLink(game, answers)}>
                Price it<span className="visually-hidden">: {game.name}</span>
              </a>
            </li>
          )}
          {study && (
            <li>
              <a href={`/case-studies/${study.slug}`}>
                {study.company}, {study.participants} people
              </a>
            </li>
          )}
        </ul>
      </div>
      <label className={styles.pin} {...(needsScripts && NEEDS_SCRIPTS)}>
        <input
          type="checkbox"
          name="pin"
          value={game.id}
          form={form}
          // A row that moves over the fold is created again.
          defaultChecked={isPinned}
          disabled={isFull && !isPinned}
        />
        <span>
          Compare<span className="visually-hidden"> {game.name}</span>
        </span>
      </label>
    </li>
  );
}

export function quoteLink(game: RankedGame['game'], answers: CompareAnswers): string {
  const people = isValidHeadCount(answers.people) ? answers.people : undefined;
  return quoteHref({ ...quoteAnswersFor(game, answers), people, game: game.id, from: 'the-experience' });
}
