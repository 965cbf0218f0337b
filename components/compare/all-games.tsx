import { RuledTable } from '#components/ui/ruled-table';
import { factOf, WALKING } from '#lib/quote/compare-choices';
import { placesOf, type ComparedGame } from '#lib/pages/compare-games';
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
          const where = placesOf(compare).join(', ');
          return (
            <tr key={id}>
              <th scope="row">
                <a href={compare.href}>{name}</a>
              </th>
              {[peopleRange(game), time, where, factOf(WALKING, compare.walking)].map((text, index) => (
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
