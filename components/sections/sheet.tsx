import type { SectionOf } from '#lib/pages/sections';
import { Section } from './section.tsx';
import { DescriptionList } from './description-list.tsx';
import styles from './sheet.module.css';

/** The section kind `sheet`: labeled facts on a drawn page of a notepad. With `printable` it prints on one page. */
export function Sheet({ id, ground = 'lagoon', title, lead, rows, printable }: SectionOf<'sheet'>) {
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side">
      <div className={styles.sheet} data-printable={printable || undefined}>
        <DescriptionList rows={rows} />
        {printable && (
          <p className={styles.print} data-no-print>
            Print this page: the sheet comes out on one page of its own.
          </p>
        )}
      </div>
    </Section>
  );
}
