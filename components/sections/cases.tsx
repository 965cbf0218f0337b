import { CaseGrid } from '#components/case-study/case-grid';
import { getRevealedStudies } from '#lib/case-studies/read';
import type { SectionOf } from '#lib/site/sections';
import styles from './cases.module.css';

/** Chosen case studies, or the featured ones when none are named. Unrevealed studies never show. */
export function Cases({ id, ground, title, lead, studies, action }: SectionOf<'cases'>) {
  const revealed = getRevealedStudies(new Date());
  const shown =
    studies.length > 0
      ? studies.flatMap((slug) => revealed.find((study) => study.slug === slug) ?? [])
      : revealed.filter((study) => study.featured);
  if (shown.length === 0) return null;
  return (
    <section id={id} className={styles.cases} data-ground={ground}>
      <div className="wrap">
        <div className={styles.top}>
          <div>
            <h2 className={`display ${styles.title}`}>{title}</h2>
            {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
          </div>
          {action && (
            <a className="go" href={action.href}>
              {action.text}
            </a>
          )}
        </div>
        <CaseGrid studies={shown} />
      </div>
    </section>
  );
}
