import { InlineScene } from '#components/illustration/inline-scene';
import { requestTime } from '#components/ui/request-time';
import { getRevealedStudies } from '#lib/case-studies/read';
import { drawPawn, type Hat, type PawnInk } from '#lib/illustration/pawn';
import { quoteHref } from '#lib/quote/presets';
import type { SectionOf } from '#lib/site/sections';
import styles from './formats.module.css';
import { fromPrice } from './from-price.ts';
import { Section } from './section.tsx';

const PLAYERS: { ink: PawnInk; hat: Hat }[] = [
  { ink: 'a', hat: 'bowler' },
  { ink: 'b', hat: 'curls' },
  { ink: 'd', hat: 'cap' },
  { ink: 'a', hat: 'bob' },
  { ink: 'w', hat: 'phones' },
  { ink: 'f', hat: 'beret' },
  { ink: 'd', hat: 'specs' },
];

/** Ways to play, one row each: what it is, what it needs, what it costs, who has done it. */
export function Formats({ id, ground, title, lead, items, from }: SectionOf<'formats'> & { from: string }) {
  const studies = getRevealedStudies(requestTime());
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <div className={styles.formats}>
        {items.map((item, index) => {
          const study = studies.find(({ slug }) => slug === item.study);
          const player = PLAYERS[index % PLAYERS.length];
          return (
            <article key={item.id} id={item.id} className={styles.format}>
              <div className={styles.words}>
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
              {player && (
                <div className={styles.player}>
                  <InlineScene scene={drawPawn({ ...player, id: `format-${index}` })} fit="xMidYMax meet" />
                </div>
              )}
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
