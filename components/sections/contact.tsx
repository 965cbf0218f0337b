import { getSite } from '#lib/pages/read';
import type { SectionOf } from '#lib/pages/sections';
import styles from './contact.module.css';
import { Section } from './section.tsx';

/** Phone number, email address, opening hours and reply time. */
export function Contact({ id, ground, title, lead }: SectionOf<'contact'>) {
  const { phone, phoneHref, email, hours, reply, place } = getSite();
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <div className={styles.contact}>
        <p>
          <a className={styles.phone} href={phoneHref}>
            {phone}
          </a>
        </p>
        <dl className={styles.facts}>
          <dt>Email</dt>
          <dd>
            <a className="go" href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
          <dt>Hours</dt>
          <dd>{hours}</dd>
          <dt>Reply</dt>
          <dd>{reply}</dd>
          <dt>Place</dt>
          <dd>{place}</dd>
        </dl>
      </div>
    </Section>
  );
}
