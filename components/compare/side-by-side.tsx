import type { ReactNode } from 'react';
import { RuledTable } from '#components/ui/ruled-table';
import type { CompareAnswers } from '#lib/quote/compare-answers';
import { factOf, labelOf, MOODS, WALKING } from '#lib/quote/compare-choices';
import { placesOf, type ComparedStudy, type RankedGame } from '#lib/pages/compare-games';
import { formatDollars, formatPerPerson, formatWhole } from '#lib/quote/figures';
import { quoteLink } from './ranked-games.tsx';
import styles from './side-by-side.module.css';

type SideBySideProps = {
  shown: readonly RankedGame[];
  answers: CompareAnswers;
  studyOf: (game: string) => ComparedStudy | undefined;
};

/** Up to three formats as the columns of a table. */
export function SideBySide({ shown, answers, studyOf }: SideBySideProps) {
  if (shown.length === 0)
    return (
      <p>
        None of these takes this group. <a href="/about#contact">Talk to a person</a>: we write games for other sizes,
        too.
      </p>
    );
  const rows: [string, (option: RankedGame) => ReactNode][] = [
    ['Total', ({ price, misfits }) => (price ? <b>{formatDollars(price.total)}</b> : (misfits[0] ?? '–'))],
    ['Per person', ({ price }) => (price ? formatPerPerson(price.total, answers.people) : '–')],
    ['Travel', ({ price }) => (price ? travelOf(price.baseFee, answers.city) : '–')],
    ['Time', ({ game }) => game.time],
    ['People', ({ game }) => peopleRange(game)],
    ['Where', ({ game }) => placesOf(game.compare).join(', ')],
    ['Indoors?', ({ game }) => (game.compare.outdoors ? 'Outdoors, with an indoor version' : 'Yes')],
    ['On foot', ({ game }) => factOf(WALKING, game.compare.walking)],
    ['Mood', ({ game }) => game.compare.moods.map((mood) => labelOf(MOODS, mood)).join(', ')],
    ['An event like it', ({ game }) => <StudyLink study={studyOf(game.id)} />],
    [
      'Next',
      ({ game, isPossible }) =>
        isPossible && (
          <a className="go" href={quoteLink(game, answers)}>
            Price it<span className="visually-hidden">: {game.name}</span>
          </a>
        ),
    ],
  ];
  return (
    <div className={styles.table}>
      <h3 className="h3">Side by side</h3>
      <RuledTable caption="Formats side by side" head={['', ...shown.map(({ game }) => game.name)]}>
        {rows.map(([name, cell]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {shown.map((option) => (
              <td key={option.game.id}>{cell(option)}</td>
            ))}
          </tr>
        ))}
      </RuledTable>
    </div>
  );
}

function travelOf(baseFee: number, city: string): string {
  if (baseFee === 0) return 'None';
  return city ? formatDollars(baseFee) : `${formatDollars(baseFee)}, none in San Francisco`;
}

function StudyLink({ study }: { study: ComparedStudy | undefined }) {
  if (!study) return '–';
  return (
    <a href={`/case-studies/${study.slug}`}>
      {study.company}, {study.participants} people
    </a>
  );
}

/** The group sizes of a game, such as "10 to 640". */
export function peopleRange({ smallest, largest }: RankedGame['game']): string {
  return `${smallest} to ${formatWhole(largest)}`;
}
