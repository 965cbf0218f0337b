import type { ShownStudy } from '#lib/case-studies/schema';
import styles from './testimonial.module.css';

/** A quote from a participant, on the color of the client. */
export function Testimonial({ quote, author, nameDescription, company, avatar }: ShownStudy['testimonials'][number]) {
  return (
    <figure className={styles.testimonial}>
      <blockquote className="h3">{quote}</blockquote>
      <figcaption>
        {avatar && <img src={avatar} alt="" width="60" height="60" loading="lazy" />}
        <span>
          <b>{author}</b>
          <br />
          {[nameDescription, company].filter(Boolean).join(', ')}
        </span>
      </figcaption>
    </figure>
  );
}
