import type { ShownStudy } from '#lib/case-studies/schema';
import { Icon } from '#components/illustration/icon';
import { titleFont } from './title-font.ts';
import styles from './case-hero.module.css';
import '#components/ui/limelight.css';

/** Id of the hero image. The cover of a card grows into it in a view transition. */
export const BOARD_ID = 'the-board';

export type ImageSize = { width: number; height: number };

/** The hero of a study in the client's color: image, headline and three numbers. `imageSize` is the intrinsic size of the image in pixels, if known. */
export function CaseHero({ study, imageSize }: { study: ShownStudy; imageSize?: ImageSize }) {
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.content}>
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
          {study.stats.length > 0 && (
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
          )}
        </div>
        <div className={styles.board}>
          {study.heroImage && <img id={BOARD_ID} src={study.heroImage} alt="" {...imageSize} data-study={study.slug} />}
        </div>
      </div>
    </div>
  );
}
