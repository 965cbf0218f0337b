import { InlineScene } from '#components/illustration/inline-scene';
import { Prose } from '#components/ui/prose';
import { renderMarkdown } from '#lib/content/markdown';
import { drawScene, type Scene } from '#lib/illustration/scene';
import type { Art, SectionOf } from '#lib/site/sections';
import { Section } from './section.tsx';
import styles from './text.module.css';
import { withFrom } from './with-from.ts';

/** Prose, with or without a picture beside it. */
export function Text({ id, ground, title, lead, body, art, action, from }: SectionOf<'text'> & { from: string }) {
  const picture = art && (
    <div className={styles.picture} data-picture={art}>
      <InlineScene scene={drawBeside(art)} />
    </div>
  );
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side" aside={picture}>
      <Prose html={renderMarkdown(body)} className={lead ? undefined : styles.opening} />
      {action && (
        <p className={styles.action}>
          <a className="go" href={withFrom(action.href, from)}>
            {action.text}
          </a>
        </p>
      )}
    </Section>
  );
}

/** The picture with ids of its own, because the top of the page may show the same one. */
function drawBeside(art: Art): Scene {
  const { viewBox, markup } = drawScene(art);
  return { viewBox, markup: markup.replace(/(\bid="|href="#|url\(#)/g, '$1beside-') };
}
