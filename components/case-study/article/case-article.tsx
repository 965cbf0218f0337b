import type { CSSProperties } from 'react';
import { PawnArt, type PawnArtProps } from '#components/illustration/pawn-art';
import { Prose } from '#components/ui/prose';
import type { ShownStudy } from '#lib/case-studies/schema';
import { renderMarkdown } from '#lib/content/markdown';
import type { FilmSite } from '#lib/content/film-sites';
import type { Films } from '#lib/pictures/film';
import type { Photos } from '#lib/pictures/photo';
import { withPhotos } from '#lib/pictures/photo-html';
import { siteUrl } from '#lib/pages/site-url';
import { AtAGlance } from './at-a-glance.tsx';
import { CaseHero, type ImageSize } from './case-hero.tsx';
import { CaseMedia } from './case-media.tsx';
import { ClientMetrics } from './client-metrics.tsx';
import { clientInks } from './client-inks.ts';
import { PriceToday } from './price-today.tsx';
import { ShareStory } from './share-story.client.tsx';
import { Testimonial } from './testimonial.tsx';
import styles from './case-article.module.css';

const WINNERS: PawnArtProps[] = [
  { ink: 'a', hat: 'bowler' },
  { ink: 'b', hat: 'bob' },
  { ink: 'd', hat: 'curls' },
  { ink: 'f', hat: 'cap' },
];

type RenderText = (markdown: string) => string;

type CaseArticleProps = {
  study: ShownStudy;
  /** The transcript of its film. */
  transcript?: string[];
  /** The photos among its pictures, and its films. */
  photos?: Photos;
  films?: Films;
  /** The sites whose players may be embedded. */
  embeds?: readonly FilmSite[];
  /** The size of the hero image in pixels. */
  imageSize?: ImageSize;
  /** Renders markdown to sanitized HTML. */
  renderText?: RenderText;
  /** The URL to share; by default that of the published study. */
  shareUrl?: string;
};

/**
 * The whole article of a case study. It has no hooks and no file access, because published pages and the preview both use
 * it. Drafts may leave lists and texts empty; nothing is rendered for those.
 */
export function CaseArticle({
  study,
  transcript,
  photos = {},
  films,
  embeds,
  imageSize,
  renderText: renderPlainText = renderMarkdown,
  shareUrl = siteUrl(`/case-studies/${study.slug}`),
}: CaseArticleProps) {
  const { challenge, solution, wentWrong } = study.sections;
  const [first, ...others] = study.testimonials;
  const renderText: RenderText = (markdown) => withPhotos(renderPlainText(markdown), photos);
  return (
    <article className={styles.article} style={clientInks(study.primaryColor)}>
      <CaseHero study={study} imageSize={imageSize} photos={photos} />
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
          {study.body ? (
            <RenderedText className={styles.intro} html={renderText(study.body)} />
          ) : (
            <div className={styles.intro}>
              <p>{study.shortDescription}</p>
            </div>
          )}
          <Section {...challenge} renderText={renderText} />
          <div className={styles.rest}>
            <Section {...solution} renderText={renderText} />
            {first && <Testimonial {...first} photo={photos[first.avatar]} />}
            {study.standings.length > 0 && (
              <section className={styles.standings}>
                <h2 className="h3">Final standings</h2>
                <ol style={barLengths(study.standings)}>
                  {study.standings.map(({ team, score, width }, index) => (
                    <li key={team}>
                      <span className={styles.winner}>
                        <PawnArt {...WINNERS[index]} />
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
            <Section {...wentWrong} renderText={renderText} className={styles.snag} />
            {others.map((testimonial) => (
              <Testimonial key={testimonial.quote} {...testimonial} photo={photos[testimonial.avatar]} />
            ))}
            <ClientMetrics company={study.company} metrics={study.clientMetrics} />
          </div>
        </div>
      </div>
      {(study.gallery.length > 0 || study.videoUrl) && (
        <CaseMedia study={study} transcript={transcript} photos={photos} films={films} embeds={embeds} />
      )}
      <PriceToday study={study} />
      <ShareStory title={study.fullTitle} text={study.shortDescription} url={shareUrl} />
    </article>
  );
}

/** The bar lengths of the first four teams, in one style attribute, because each style attribute adds a hash to the CSP. Only drafts have more teams. */
function barLengths(standings: ShownStudy['standings']) {
  return Object.fromEntries(
    standings.slice(0, WINNERS.length).map(({ width }, index) => [`--length-${index + 1}`, `${width}%`]),
  ) as CSSProperties;
}

type SectionProps = { title: string; content: string; renderText: RenderText; className?: string };

function Section({ title, content, renderText, className }: SectionProps) {
  if (!title && !content) return null;
  return (
    <section className={className}>
      {title && <h2 className="h3">{title}</h2>}
      <Prose html={renderText(content)} />
    </section>
  );
}

function RenderedText({ html, className }: { html: string; className?: string }) {
  // `renderText` has sanitized the HTML of published and of pasted text.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
