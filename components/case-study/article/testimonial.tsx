import { Picture } from '#components/ui/picture';
import { PORTRAIT_RANGE, portraitSizes } from '#components/ui/portrait-sizes.ts';
import type { Photo } from '#lib/pictures/photo';
import type { ShownStudy } from '#lib/case-studies/schema';
import styles from './testimonial.module.css';

type TestimonialProps = ShownStudy['testimonials'][number] & {
  /** Set if the portrait is a photo. */
  photo?: Photo;
};

/** A quote from a participant, on the color of the client. */
export function Testimonial({ quote, author, nameDescription, company, avatar, photo }: TestimonialProps) {
  return (
    <figure className={styles.testimonial}>
      <blockquote className="h3">{quote}</blockquote>
      <figcaption>
        {avatar && (
          <span className={styles.portrait}>
            <Picture
              src={avatar}
              photo={photo}
              alt=""
              width={60}
              height={60}
              loading="lazy"
              sizes={portraitSizes(photo, false)}
              range={PORTRAIT_RANGE}
              fit="square"
            />
          </span>
        )}
        <span>
          <b>{author}</b>
          <br />
          {[nameDescription, company].filter(Boolean).join(', ')}
        </span>
      </figcaption>
    </figure>
  );
}
