import { CaseGrid } from '#components/case-study/case-grid';
import { requestTime } from '#components/ui/request-time';
import { toCard } from '#lib/case-studies/card';
import { onSheet } from '#lib/case-studies/card-sheet';
import { getRevealedStudies } from '#lib/case-studies/read';
import type { SectionOf } from '#lib/site/sections';
import { Section } from './section.tsx';
import styles from './cases.module.css';

/** Chosen case studies, or the featured ones when none are named. Unrevealed studies never show. */
export function Cases({ id, ground, title, lead, studies, action }: SectionOf<'cases'>) {
  const now = requestTime();
  const revealed = getRevealedStudies(now);
  const shown =
    studies.length > 0
      ? studies.flatMap((slug) => revealed.find((study) => study.slug === slug) ?? [])
      : revealed.filter((study) => study.featured);
  if (shown.length === 0) return null;
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <CaseGrid studies={shown.map((study) => onSheet(toCard(study), now))} />
      {action && (
        <p className={styles.action}>
          <a className="go" href={action.href}>
            {action.text}
          </a>
        </p>
      )}
    </Section>
  );
}
