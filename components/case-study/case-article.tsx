import type { CSSProperties } from 'react';
import { InlineScene } from '#components/illustration/inline-scene';
import { Prose } from '#components/ui/prose';
import type { CaseStudy } from '#lib/case-studies/schema';
import { renderMarkdown } from '#lib/content/markdown';
import { drawPawn, type Hat, type PawnInk } from '#lib/illustration/pawn';
import { siteUrl } from '#lib/site/address';
import { AtAGlance } from './at-a-glance.tsx';
import { CaseHero, type Shape } from './case-hero.tsx';
import { CaseMedia } from './case-media.tsx';
import { ClientMetrics } from './client-metrics.tsx';
import { clientInks } from './client-inks.ts';
import { PriceToday } from './price-today.tsx';
import { ShareStory } from './share-story.client.tsx';
import { Testimonial } from './testimonial.tsx';
import styles from './case-article.module.css';

const WINNERS: { ink: PawnInk; hat: Hat }[] = [
  { ink: 'a', hat: 'bowler' },
  { ink: 'b', hat: 'bob' },
  { ink: 'd', hat: 'curls' },
  { ink: 'f', hat: 'cap' },
];

type CaseArticleProps = { study: CaseStudy; transcript?: string[]; board?: Shape };

/**
 * A case study from top to bottom. Pure: live pages and the preview both use it, so they cannot drift. Drafts may leave
 * lists and texts empty; nothing is drawn for those. `transcript` says what happens in the film, `board` how large the picture on top is.
 */
export function CaseArticle({ study, transcript, board }: CaseArticleProps) {
  const { challenge, solution, wentWrong } = study.sections;
  const [first, ...others] = study.testimonials;
  return (
    <article className={styles.article} style={clientInks(study.primaryColor)}>
      <CaseHero study={study} board={board} />
      <div className={`wrap ${styles.body}`}>
        <aside className={styles.aside} aria-label="Route and facts">
          {study.route.length > 0 && (
            <section className={styles.route}>
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
            </section>
          )}
          <AtAGlance study={study} />
        </aside>
        <div className={styles.story}>
          <Markdown className={styles.intro} text={study.body} />
          <Section {...challenge} />
          <div className={styles.rest} data-far>
            <Section {...solution} />
            {first && <Testimonial {...first} />}
            {study.standings.length > 0 && (
              <section className={styles.standings}>
                <h2 className="h3">Final standings</h2>
                <ol style={lengthsOf(study.standings)}>
                  {study.standings.map(({ team, score, width }, index) => (
                    <li key={team}>
                      <span className={styles.winner}>
                        <InlineScene
                          scene={drawPawn({ ...(WINNERS[index] ?? { ink: 'a' }), id: `place-${index + 1}` })}
                        />
                      </span>
                      <span className={styles.bar} style={index < WINNERS.length ? undefined : { width: `${width}%` }}>
                        {team}
                      </span>
                      <span className={`display ${styles.score}`}>{score}</span>
                    </li>
                  ))}
                </ol>
              </section>
            )}
            <Section {...wentWrong} className={styles.snag} />
            {others.map((testimonial) => (
              <Testimonial key={testimonial.quote} {...testimonial} />
            ))}
            <ClientMetrics company={study.company} metrics={study.clientMetrics} />
          </div>
        </div>
      </div>
      {(study.gallery.length > 0 || study.videoUrl) && <CaseMedia study={study} transcript={transcript} />}
      <PriceToday study={study} />
      <ShareStory
        title={study.fullTitle}
        text={study.shortDescription}
        address={siteUrl(`/case-studies/${study.slug}`)}
      />
    </article>
  );
}

/** Those of the first four in one style attribute: each one brings a hash into the policy of the page. Only a draft has more. */
function lengthsOf(standings: CaseStudy['standings']) {
  return Object.fromEntries(
    standings.slice(0, WINNERS.length).map(({ width }, index) => [`--length-${index + 1}`, `${width}%`]),
  ) as CSSProperties;
}

function Section({ title, content, className }: { title: string; content: string; className?: string }) {
  if (!title && !content) return null;
  return (
    <section className={className}>
      {title && <h2 className="h3">{title}</h2>}
      <Prose html={renderMarkdown(content)} />
    </section>
  );
}

function Markdown({ text, className }: { text: string; className?: string }) {
  // Sanitized by the one markdown renderer, for bundled and pasted text alike.
  return <div className={className} dangerouslySetInnerHTML={{ __html: renderMarkdown(text) }} />;
}
