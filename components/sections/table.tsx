import type { SectionOf } from '#lib/pages/sections';
import { RuledTable } from '#components/ui/ruled-table';
import { Section } from './section.tsx';

/** Cells of at least this many characters are treated as text, not as figures. */
const MIN_TEXT_LENGTH = 13;

/** A table of texts; the first text of a row is its heading. */
export function Table({ id, ground, title, lead, caption, head, rows, note }: SectionOf<'table'>) {
  const wide = rows.some(([, ...cells]) => cells.some((text) => text.length >= MIN_TEXT_LENGTH));
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout={head.length > 3 ? 'split' : 'side'}>
      <RuledTable caption={caption} head={head} note={note} wide={wide}>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((text, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </RuledTable>
    </Section>
  );
}
