import type { SectionOf } from '#lib/site/sections';
import { Section } from './section.tsx';
import { SheetRows } from './sheet-rows.tsx';
import styles from './sheet.module.css';

/** Facts on a sheet torn off the pad. */
export function Sheet({ id, ground = 'lagoon', title, lead, rows, printable }: SectionOf<'sheet'>) {
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side">
      <div className={styles.sheet} data-printable={printable || undefined}>
        <SheetRows rows={rows} />
        {printable && (
          <p className={styles.print} data-no-print>
            Print this page: the sheet comes out on one page of its own.
          </p>
        )}
      </div>
    </Section>
  );
}
