import { formatDay } from '#lib/content/dates';
import { mailHref } from '#lib/content/mail-href';
import type { Review } from '#lib/pages/lists';
import { getReviews, getSite } from '#lib/pages/read';
import type { SectionOf } from '#lib/pages/sections';
import { Section } from './section.tsx';
import styles from './reviews.module.css';

/** Reviews with source and date, and a link to those authors who take a call. Renders nothing while there are none. */
export function Reviews({ id, ground, title, lead, experience }: SectionOf<'reviews'>) {
  const shown = getReviews().filter((review) => !experience || review.experience === experience);
  if (shown.length === 0) return null;
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <ul className={styles.reviews}>
        {shown.map((review) => (
          <li key={review.author + review.date}>
            <figure>
              <blockquote className="h3">
                <p>{review.quote}</p>
              </blockquote>
              <figcaption>
                <b>{review.author}</b>
                {[review.role, review.company].filter(Boolean).map((text) => `, ${text}`)}
                <br />
                <Source {...review} />
                {review.reference && (
                  <>
                    <br />
                    <a href={mailHref({ to: getSite().email, ...introduction(review) })}>
                      Ask to talk to {review.author}
                    </a>
                  </>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Source({ source, url, date }: Review) {
  return (
    <>
      {url ? <a href={url}>{source}</a> : source}, <time dateTime={date}>{formatDay(date)}</time>
    </>
  );
}

function introduction({ author, company }: Review) {
  const who = company ? `${author} of ${company}` : author;
  return {
    subject: `Talking to ${author}`,
    body: `I would like to talk to ${who} about their event.\n\nMy phone number: `,
  };
}
