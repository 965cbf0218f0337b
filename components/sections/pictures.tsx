import { Picture } from '#components/ui/picture';
import { requestTime } from '#components/ui/request-time';
import { getPublishedStudies } from '#lib/case-studies/read';
import type { CaseStudy } from '#lib/case-studies/schema';
import { isFilm } from '#lib/content/film-files';
import type { SectionOf } from '#lib/pages/sections';
import { readPhotos } from '#lib/pictures/read-photos';
import { Section } from './section.tsx';
import styles from './pictures.module.css';

/** The widths of a picture in pixels: a column of the page on a sharp screen, or the width of a phone. */
const RANGE = { min: 360, max: 1600 };
const SIZES = { large: '(max-width: 900px) 92vw, 56vw', half: '(max-width: 900px) 46vw, 28vw' };

type Item = SectionOf<'pictures'>['items'][number];

/** Pictures of the game being played, from the galleries of case studies or from files. Those of unpublished studies are left out. */
export async function Pictures({ id, ground, title, lead, items }: SectionOf<'pictures'>) {
  const studies = getPublishedStudies(requestTime());
  const shown = items.flatMap((item) => toPicture(item, studies) ?? []);
  if (shown.length === 0) return null;
  const photos = await readPhotos(shown.map(({ src }) => src));
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <ul className={styles.pictures} data-count={shown.length}>
        {shown.map(({ src, alt, caption, study }, index) => (
          <li key={src}>
            <figure>
              <div className={styles.frame}>
                <Picture
                  src={src}
                  alt={alt}
                  photo={photos[src]}
                  sizes={shown.length === 3 && index > 0 ? SIZES.half : SIZES.large}
                  range={RANGE}
                  loading="lazy"
                />
              </div>
              {(caption ?? study) && (
                <figcaption>
                  {caption}
                  {caption && study && <br />}
                  {study && (
                    <a href={`/case-studies/${study.slug}`}>
                      {study.company}, {study.participants} people
                    </a>
                  )}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The picture of an item; undefined if its study is not public, or has no such picture. */
function toPicture({ study: slug, picture = 0, src, alt = '', caption }: Item, studies: readonly CaseStudy[]) {
  if (src) return { src, alt, caption, study: undefined };
  const study = studies.find((one) => one.slug === slug);
  const shown = study?.gallery[picture - 1];
  return shown && !isFilm(shown.url) ? { src: shown.url, alt: shown.alt, caption, study } : undefined;
}
