import type { CardFace } from '#lib/case-studies/card';
import styles from './case-card.module.css';

type CaseCardProps = { study: CardFace; size?: 'big' | 'small'; heading?: 'h2' | 'h3'; eager?: boolean };

/** One study as a card: the whole card is one link. */
export function CaseCard({ study, size = 'small', heading: Heading = 'h3', eager = false }: CaseCardProps) {
  return (
    <a className={styles.card} data-size={size} href={`/case-studies/${study.slug}`}>
      <span className={styles.cover}>
        <img src={study.coverImage} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" />
        <img className={styles.logo} src={study.companyLogo} alt="" loading={eager ? 'eager' : 'lazy'} height="26" />
      </span>
      <Heading className={`h3 ${styles.title}`}>{study.fullTitle}</Heading>
      <span className={styles.meta}>
        <span>{study.company}</span>
        <span>{study.categories[0]}</span>
        <span>{study.participants} players</span>
      </span>
    </a>
  );
}
