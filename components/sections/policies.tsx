import { getPolicies } from '#lib/pages/read';
import type { SectionOf } from '#lib/pages/sections';
import { RuledTable } from '#components/ui/ruled-table';
import { Section } from './section.tsx';

const FREE = 'Free until';
const LATER = 'After that';

/** The cost of changing or canceling a booking. */
export function Policies({ id, ground, title, lead }: SectionOf<'policies'>) {
  const { caption, rows, note } = getPolicies();
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side">
      <RuledTable caption={caption} head={['You change', FREE, LATER]} note={note} wide>
        {rows.map(({ change, free, later }) => (
          <tr key={change}>
            <th scope="row">{change}</th>
            <td data-label={FREE}>{free}</td>
            <td data-label={LATER}>{later}</td>
          </tr>
        ))}
      </RuledTable>
    </Section>
  );
}
