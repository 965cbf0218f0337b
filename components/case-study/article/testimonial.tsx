import { PortraitRing } from '#components/ui/portrait-ring';
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
        {avatar && <PortraitRing src={avatar} photo={photo} />}
        <span>
          <b>{author}</b>
          <br />
          {[nameDescription, company].filter(Boolean).join(', ')}
        </span>
      </figcaption>
    </figure>
  );
}
