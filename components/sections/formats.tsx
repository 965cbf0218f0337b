import { PawnArt, type PawnArtProps } from '#components/illustration/pawn-art';
import { requestTime } from '#components/ui/request-time';
import { getPublishedStudies } from '#lib/case-studies/read';
import { quoteHref } from '#lib/quote/presets';
import type { SectionOf } from '#lib/pages/sections';
import styles from './formats.module.css';
import { fromPrice } from './from-price.ts';
import { Section } from './section.tsx';

const PLAYERS: PawnArtProps[] = [
  { ink: 'a', hat: 'bowler' },
  { ink: 'b', hat: 'curls' },
  { ink: 'd', hat: 'cap' },
  { ink: 'a', hat: 'bob' },
  { ink: 'w', hat: 'phones' },
  { ink: 'f', hat: 'beret' },
  { ink: 'd', hat: 'specs' },
];

/** Event formats, one row each: description, requirements, price and a case study. */
export function Formats({ id, ground, title, lead, items, from }: SectionOf<'formats'> & { from: string }) {
  const studies = getPublishedStudies(requestTime());
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <div className={styles.formats}>
        {items.map((item, index) => {
          const study = studies.find(({ slug }) => slug === item.study);
          return (
            <article key={item.id} id={item.id} className={styles.format}>
              <div className={styles.content}>
                <h3 className={`display ${styles.name}`}>{item.title}</h3>
                <p className={styles.text}>{item.text}</p>
                <ul className={styles.links}>
                  <li>
                    <a className="go" href={quoteHref({ type: item.typeOfEvent, from })}>
                      Price it<span className="visually-hidden">: {item.title}</span>
                    </a>
                  </li>
                  <li>
                    <a className="go" href={item.href}>
                      How it works<span className="visually-hidden">: {item.title}</span>
                    </a>
                  </li>
                  {study && (
                    <li>
                      <a className="go" href={`/case-studies/${study.slug}`}>
                        {study.company}: {study.participants.toLocaleString('en-US')} people
                      </a>
                    </li>
                  )}
                </ul>
              </div>
              <dl className={styles.facts}>
                <Fact label="Best for" text={item.bestFor} />
                <Fact label="People" text={item.people} />
                <Fact label="Time" text={item.time} />
                <Fact label="Space" text={item.space} />
                <Fact label="From" text={fromPrice(item.typeOfEvent)} />
              </dl>
              <div className={styles.player}>
                <PawnArt {...PLAYERS[index % PLAYERS.length]} fit="xMidYMax meet" />
              </div>
            </article>
          );
        })}
      </div>
    </Section>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
