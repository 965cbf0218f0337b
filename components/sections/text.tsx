import { SceneArt } from '#components/illustration/scene-art';
import { renderMarkdown } from '#lib/content/markdown';
import type { SectionOf } from '#lib/site/sections';
import { Section } from './section.tsx';
import styles from './text.module.css';
import { withFrom } from './with-from.ts';

/** Prose, with or without a picture beside it. */
export function Text({ id, ground, title, lead, body, art, action, from }: SectionOf<'text'> & { from: string }) {
  const picture = art && (
    <div className={styles.picture} data-art={art}>
      <SceneArt name={art} />
    </div>
  );
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side" aside={picture}>
      <div className="prose" dangerouslySetInnerHTML={{ __html: renderMarkdown(body) }} />
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
