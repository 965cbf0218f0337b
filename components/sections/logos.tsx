import { requestTime } from '#components/ui/request-time';
import { getRevealedStudies } from '#lib/case-studies/read';
import type { SectionOf } from '#lib/site/sections';
import styles from './logos.module.css';

/** The wordmarks of clients; each leads to their story. */
export function Logos({ id, label, companies }: SectionOf<'logos'>) {
  const revealed = getRevealedStudies(requestTime());
  const studies = companies.flatMap((slug) => revealed.find((study) => study.slug === slug) ?? []);
  return (
    <section id={id} className={styles.strip} aria-label={label}>
      <div className={`wrap ${styles.row}`}>
        <p>{label}</p>
        <ul>
          {studies.map(({ slug, company, companyLogo }) => (
            <li key={slug}>
              <a href={`/case-studies/${slug}`}>
                <img src={companyLogo} alt={company} height="32" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
