import type { CardSummary } from '#lib/case-studies/card';
import { CaseCard } from './case-card.tsx';
import type { CaseLinks } from './case-links.ts';
import styles from './case-grid.module.css';

type CaseGridProps = { studies: CardSummary[]; links?: CaseLinks; heading?: 'h2' | 'h3'; eager?: boolean };

/** Studies as a staggered grid of cards. With `eager` the first picture is not lazy-loaded. */
export function CaseGrid({ studies, links, heading, eager = false }: CaseGridProps) {
  return (
    <ul className={styles.grid} data-cards={studies.length} data-rows={studies.length > 3 || undefined}>
      {studies.map((study, index) => (
        <li key={study.slug} className={styles.cell}>
          <CaseCard
            study={study}
            position={index + 1}
            links={links}
            heading={heading}
            size={sizeOf(index, studies.length)}
            eager={eager && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}

/** The second and the third of three cards share a row on phones (case-grid.module.css). */
function sizeOf(index: number, count: number): 'big' | 'small' | 'half' {
  if (index % 7 === 0) return 'big';
  return count === 3 ? 'half' : 'small';
}
