import { formatDollars, formatPerPerson } from '#lib/quote/figures';
import { quoteHref } from '#lib/quote/presets';
import { priceOf } from '#lib/quote/price';
import { getPriceExamples } from '#lib/pages/read';
import { PRICE_LIST } from '#lib/quote/price-list';
import type { SectionOf } from '#lib/pages/sections';
import styles from './prices.module.css';
import { RuledTable } from '#components/ui/ruled-table';
import { Section } from './section.tsx';

const HEAD = ['People', 'In San Francisco or online', 'Anywhere else, travel included'];

/** A table of totals for common head counts, from the same function as the quote. */
export function Prices({ id, ground, title, lead, people, note, from }: SectionOf<'prices'> & { from: string }) {
  const counts = typeof people === 'string' ? getPriceExamples()[people] : people;
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side">
      <RuledTable caption={`${title} Totals in US dollars, with the share of one person.`} head={HEAD} note={note}>
        {counts.map((count) => (
          <tr key={count}>
            <th scope="row">
              <a className={styles.people} href={quoteHref({ people: count, from })}>
                <span className="visually-hidden">Price an event for </span>
                {count.toLocaleString('en-US')}
                <span className="visually-hidden"> people</span>
              </a>
            </th>
            <Total city={PRICE_LIST.cityWithoutBaseFee} people={count} />
            <Total city="" people={count} />
          </tr>
        ))}
      </RuledTable>
    </Section>
  );
}

function Total({ city, people }: { city: string; people: number }) {
  const { total } = priceOf({ typeOfEvent: '', city, participantSize: people });
  return (
    <td>
      <span className={styles.total}>{formatDollars(total)}</span>{' '}
      <span className={styles.each}>{`${formatPerPerson(total, people)} each`}</span>
    </td>
  );
}
