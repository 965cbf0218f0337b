import { RuledTable } from '#components/ui/ruled-table';
import { labelOf, PLACES } from '#lib/pages/compare-choices';
import { walkingFact, type ComparedGame } from '#lib/pages/compare-games';
import styles from './side-by-side.module.css';
import { peopleRange } from './side-by-side.tsx';

const HEAD = ['Format', 'People', 'Time', 'Where', 'On foot'];

/** All formats in one table, folded. */
export function AllGames({ games }: { games: readonly ComparedGame[] }) {
  return (
    <details className={styles.all}>
      <summary>All {games.length} formats in one table</summary>
      <RuledTable caption="All formats" head={HEAD} wide>
        {games.map((game) => {
          const { id, name, time, compare } = game;
          const where = compare.places.map((place) => labelOf(PLACES, place)).join(', ');
          return (
            <tr key={id}>
              <th scope="row">
                <a href={compare.href}>{name}</a>
              </th>
              {[peopleRange(game), time, where, walkingFact(compare.walking)].map((text, index) => (
                <td key={HEAD[index + 1]} data-label={HEAD[index + 1]}>
                  {text}
                </td>
              ))}
            </tr>
          );
        })}
      </RuledTable>
    </details>
  );
}
