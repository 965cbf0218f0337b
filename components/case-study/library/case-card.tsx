import { Picture } from '#components/ui/picture';
import { reportAttribute } from '#lib/integrations/analytics/report-attributes';
import type { CardSummary } from '#lib/case-studies/card';
import { PUBLISHED, type CaseLinks } from './case-links.ts';
import styles from './case-card.module.css';

/** The width of a card in its grid (case-grid.module.css). On phones 5/6 of it: covers are as sharp as they need be, and four of them load at once. */
const CARD_SIZES = {
  big: '(max-width: 600px) calc(84vw - 34px), (max-width: 900px) 92vw, 780px',
  small: '(max-width: 600px) calc(84vw - 34px), (max-width: 900px) 46vw, 430px',
  half: '(max-width: 900px) 46vw, 430px',
};
const CARD_RANGE = { min: 360, max: 1240 };

type CaseCardProps = {
  study: CardSummary;
  /** Position in its list, from 1. For analytics events. */
  position: number;
  links?: CaseLinks;
  size?: 'big' | 'small' | 'half';
  heading?: 'h2' | 'h3';
  eager?: boolean;
};

/** One study as a card. The whole card is one link. Drafts may lack pictures and the head count. */
export function CaseCard({
  study,
  position,
  links = PUBLISHED,
  size = 'small',
  heading: Heading = 'h3',
  eager,
}: CaseCardProps) {
  const loading = eager ? 'eager' : 'lazy';
  return (
    <a
      className={styles.card}
      data-size={size}
      href={links.study(study.slug)}
      {...reportAttribute({ event: 'case_open', slug: study.slug, position })}
    >
      <span className={styles.cover}>
        {study.coverImage && (
          <Picture
            src={study.coverImage}
            photo={study.coverPhoto}
            alt=""
            loading={loading}
            sizes={CARD_SIZES[size]}
            range={CARD_RANGE}
            isMeasured={false}
            isFirst={eager}
            study={study.slug}
          />
        )}
        {study.companyLogo && (
          <img
            className={styles.logo}
            src={study.companyLogo}
            alt=""
            loading={loading}
            width={study.logoWidth}
            height="26"
          />
        )}
      </span>
      <Heading className={`h3 ${styles.title}`}>{study.fullTitle}</Heading>
      <span className={styles.meta}>
        <span>{study.company}</span>
        <span>{study.categories[0]}</span>
        {study.participants > 0 && <span>{`${study.participants} players`}</span>}
      </span>
    </a>
  );
}
