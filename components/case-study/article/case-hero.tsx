import type { ShownStudy } from '#lib/case-studies/schema';
import { Picture } from '#components/ui/picture';
import { renditionAddress, WORDMARK_WIDTH, type Photos } from '#lib/pictures/photo';
import { Icon } from '#components/illustration/icon';
import { titleFont } from './title-font.ts';
import styles from './case-hero.module.css';
import '#components/ui/limelight.css';

/** Id of the hero image. The cover of a card grows into it in a view transition. */
export const BOARD_ID = 'the-board';

const HERO_SIZES = '(max-width: 900px) 100vw, 62vw';
const IS_DRAWING = /\.svg(?:$|[?#])/i;
const HERO_RANGE = { min: 590, max: 1600 };

export type ImageSize = { width: number; height: number };

type CaseHeroProps = {
  study: ShownStudy;
  /** The intrinsic size of a drawn image in pixels, if known. */
  imageSize?: ImageSize;
  /** The photos among its pictures. */
  photos: Photos;
};

/** The hero of a study in the client's color: image, headline and three numbers. */
export function CaseHero({ study, imageSize, photos }: CaseHeroProps) {
  const photo = photos[study.heroImage];
  const logo = photos[study.companyLogo];
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.content}>
          <p className={styles.client}>
            {study.companyLogo ? (
              <img
                src={logo ? renditionAddress(logo, WORDMARK_WIDTH, 'webp') : study.companyLogo}
                alt={study.company}
                height="34"
                loading="lazy"
              />
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
        <div className={styles.board} data-photo={!IS_DRAWING.test(study.heroImage) || undefined}>
          {study.heroImage && (
            <Picture
              id={BOARD_ID}
              src={study.heroImage}
              photo={photo}
              alt={study.heroAlt ?? ''}
              {...imageSize}
              sizes={HERO_SIZES}
              range={HERO_RANGE}
              isFirst
              study={study.slug}
            />
          )}
          {photo?.credit && <p className={styles.credit}>Photo: {photo.credit}</p>}
        </div>
      </div>
    </div>
  );
}
