import { CaseGrid } from '#components/case-study/library/case-grid';
import type { FeaturedPreview } from '#components/test-mode/featured-preview.client';
import { requestTime } from '#components/ui/request-time';
import { toCard } from '#lib/case-studies/card';
import { withCardPictures } from '#lib/case-studies/card-sprite';
import { getPublishedStudies } from '#lib/case-studies/read';
import type { SectionOf } from '#lib/pages/sections';
import { Section } from './section.tsx';
import styles from './cases.module.css';

type CasesProps = SectionOf<'cases'> & {
  /** Shows the loaded case studies in test mode. It needs scripts. */
  Preview?: typeof FeaturedPreview;
};

/** The listed case studies, or the featured ones if none are listed. Unpublished studies are left out. */
export async function Cases({ id, ground, title, lead, studies, action, Preview }: CasesProps) {
  const now = requestTime();
  const revealed = getPublishedStudies(now);
  const shown =
    studies.length > 0
      ? studies.flatMap((slug) => revealed.find((study) => study.slug === slug) ?? [])
      : revealed.filter((study) => study.featured);
  if (shown.length === 0) return null;
  const cards = await Promise.all(shown.map((study) => withCardPictures(toCard(study), now)));
  const grid = <CaseGrid studies={cards} />;
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      {Preview ? <Preview slugs={studies.length > 0 ? shown.map(({ slug }) => slug) : []}>{grid}</Preview> : grid}
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
