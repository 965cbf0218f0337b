import type { CaseStudy } from '#lib/case-studies/schema';
import { Icon } from '#components/illustration/icon';
import { titleFont } from './title-font.ts';
import styles from './case-hero.module.css';
import '../ui/limelight.css';

/** The board of the study, into which the board of its card grows. */
export const BOARD_ID = 'the-board';

export type Shape = { width: number; height: number };

/** The client's table with their board, the headline and the three numbers. `board` is the picture's own size, where it is known. */
export function CaseHero({ study, board }: { study: CaseStudy; board?: Shape }) {
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words}>
          <p className={styles.client}>
            {study.companyLogo ? (
              <img src={study.companyLogo} alt={study.company} height="34" loading="lazy" />
            ) : (
              <b>{study.company}</b>
            )}
          </p>
          <h1 className={`h3 ${styles.title}`} data-font={titleFont(study.titleFontFamily)}>
            {study.fullTitle}
          </h1>
          <dl className={styles.facts}>
            {study.stats.map(({ icon, label, value }) => (
              <div key={label}>
                <dt>
                  <Icon name={icon} />
                  {label}
                </dt>
                <dd className="display">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.board}>
          {study.heroImage && <img id={BOARD_ID} src={study.heroImage} alt="" {...board} data-study={study.slug} />}
        </div>
      </div>
    </div>
  );
}
