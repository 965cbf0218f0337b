import { requestTime } from '#components/ui/request-time';
import { renderLogoSprite } from '#lib/case-studies/logo-sprite';
import { renditionAddress, WORDMARK_WIDTH } from '#lib/pictures/photo';
import { readPhotos } from '#lib/pictures/read-photos';
import { getCompaniesByPage } from '#lib/pages/companies-by-page';
import type { SectionOf } from '#lib/pages/sections';
import styles from './logos.module.css';

/** The wordmarks of clients, each a link to their case study. `from` is the name of the page. */
export async function Logos({ id, label, companies, from }: SectionOf<'logos'> & { from: string }) {
  const { logos } = renderLogoSprite(from, getCompaniesByPage().get(from) ?? companies, requestTime());
  const shown = logos.filter(({ slug }) => companies.includes(slug));
  const photos = await readPhotos(shown.map(({ src }) => src));
  const addressOf = (src: string) => (photos[src] ? renditionAddress(photos[src], WORDMARK_WIDTH, 'webp') : src);
  return (
    <section id={id} className={styles.strip} aria-label={label}>
      <div className={`wrap ${styles.row}`}>
        <p>{label}</p>
        <ul>
          {shown.map(({ slug, company, src, width, height = 32 }) => (
            <li key={slug}>
              <a href={`/case-studies/${slug}`}>
                <img
                  src={addressOf(src)}
                  alt={company}
                  width={width}
                  height={height}
                  loading="lazy"
                  fetchPriority="low"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
