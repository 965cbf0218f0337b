import { InlineScene } from '#components/illustration/inline-scene';
import type { CaseStudy } from '#lib/case-studies/schema';
import { renderMarkdown } from '#lib/content/markdown';
import { drawPawn, type Hat, type PawnInk } from '#lib/illustration/pawn';
import { AtAGlance } from './at-a-glance.tsx';
import { CaseHero } from './case-hero.tsx';
import { CaseMedia } from './case-media.tsx';
import { ClientMetrics } from './client-metrics.tsx';
import { clientInks } from './client-inks.ts';
import { PriceToday } from './price-today.tsx';
import { Testimonial } from './testimonial.tsx';
import styles from './case-article.module.css';

const WINNERS: { ink: PawnInk; hat: Hat }[] = [
  { ink: 'a', hat: 'bowler' },
  { ink: 'b', hat: 'bob' },
  { ink: 'd', hat: 'curls' },
  { ink: 'f', hat: 'cap' },
];

/** A case study from top to bottom. Pure: live pages and the preview both use it, so they cannot drift. */
export function CaseArticle({ study }: { study: CaseStudy }) {
  const { challenge, solution, wentWrong } = study.sections;
  const [first, ...others] = study.testimonials;
  return (
    <article style={clientInks(study.primaryColor)}>
      <CaseHero study={study} />
      <div className={`wrap ${styles.body}`}>
        <aside className={styles.aside}>
          <h2 className="h3">The route, as played</h2>
          <ol className={styles.stops}>
            {study.route.map(({ title, text }, index) => (
              <li key={title}>
                <span className={`display ${styles.number}`}>{index + 1}</span>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <AtAGlance study={study} />
        </aside>
        <div className={styles.story}>
          <Markdown className={styles.intro} text={study.body} />
          {[challenge, solution].map(({ title, content }) => (
            <section key={title}>
              <h2 className="h3">{title}</h2>
              <Markdown className="prose" text={content} />
            </section>
          ))}
          {first && <Testimonial {...first} />}
          <section>
            <h2 className="h3">Final standings</h2>
            <ol className={styles.standings}>
              {study.standings.map(({ team, score, width }, index) => (
                <li key={team}>
                  <span className={styles.winner}>
                    <InlineScene scene={drawPawn({ ...(WINNERS[index] ?? { ink: 'a' }), id: `place-${index + 1}` })} />
                  </span>
                  <span className={styles.bar} style={{ width: `${width}%` }}>
                    {team}
                  </span>
                  <span className={`display ${styles.score}`}>{score}</span>
                </li>
              ))}
            </ol>
          </section>
          <section className={styles.snag}>
            <h2 className="h3">{wentWrong.title}</h2>
            <Markdown className="prose" text={wentWrong.content} />
          </section>
          {others.map((testimonial) => (
            <Testimonial key={testimonial.author} {...testimonial} />
          ))}
          <ClientMetrics company={study.company} metrics={study.clientMetrics} />
        </div>
      </div>
      <CaseMedia study={study} />
      <PriceToday study={study} />
    </article>
  );
}

function Markdown({ text, className }: { text: string; className?: string }) {
  // Sanitized by the one markdown renderer, for bundled and pasted text alike.
  return <div className={className} dangerouslySetInnerHTML={{ __html: renderMarkdown(text) }} />;
}
