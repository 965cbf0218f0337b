import { InlineScene } from '#components/illustration/inline-scene';
import { requestTime } from '#components/ui/request-time';
import { getRevealedStudy } from '#lib/case-studies/read';
import { drawBust } from '#lib/illustration/pawn';
import type { SectionOf } from '#lib/site/sections';
import styles from './quote.module.css';

/** From the hat down to the shoulders; the edge of the section cuts off the rest. */
const BUST = '-38 -126 76 112';

/** What a client said, beside the player who said it. Nothing while the study is not public. */
export function Quote({ id, ground = 'blush', study: slug }: SectionOf<'quote'>) {
  const study = getRevealedStudy(slug, requestTime());
  const said = study?.testimonials[0];
  if (!study || !said) return null;
  return (
    <section id={id} data-ground={ground} className={styles.section}>
      <div className={`wrap ${styles.frame}`}>
        <div className={styles.bust}>
          <InlineScene scene={{ ...drawBust(said.author), viewBox: BUST }} fit="xMidYMax meet" />
        </div>
        <figure className={styles.figure}>
          <blockquote className={styles.words}>
            <p>{said.quote}</p>
          </blockquote>
          <figcaption className={styles.who}>
            <p>
              <b>{said.author}</b>
              <br />
              {`${said.nameDescription}, ${said.company}`}
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
