import { PawnArt } from '#components/illustration/pawn-art';
import { requestTime } from '#components/ui/request-time';
import { getPublishedStudy } from '#lib/case-studies/read';
import { getBustLook } from '#lib/pawns/bust-look';
import type { SectionOf } from '#lib/pages/sections';
import styles from './quote.module.css';

/** View box from the hat to the shoulders. */
const BUST = '-38 -130 76 112';

/** A quote from a client, beside a drawing of its author as a player. Renders nothing while the study is unpublished. */
export function Quote({ id, ground = 'blush', study: slug }: SectionOf<'quote'>) {
  const study = getPublishedStudy(slug, requestTime());
  const testimonial = study?.testimonials[0];
  if (!study || !testimonial) return null;
  return (
    <section id={id} data-ground={ground} className={styles.section}>
      <div className={`wrap ${styles.frame}`}>
        <div className={styles.bust}>
          <PawnArt {...getBustLook(testimonial.author)} viewBox={BUST} fit="xMidYMax meet" />
        </div>
        <figure className={styles.figure}>
          <blockquote className={styles.text}>
            <p>{testimonial.quote}</p>
          </blockquote>
          <figcaption className={styles.author}>
            <p>
              <b>{testimonial.author}</b>
              <br />
              {`${testimonial.nameDescription}, ${testimonial.company}`}
            </p>
            <p>
              <a className="go" href={`/case-studies/${study.slug}`}>
                {`Read the case: ${study.participants.toLocaleString('en-US')} people, ${study.city}`}
              </a>
            </p>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
