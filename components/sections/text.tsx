import { SceneArt } from '#components/illustration/scene-art';
import { Prose } from '#components/ui/prose';
import { renderMarkdown } from '#lib/content/markdown';
import type { SectionOf } from '#lib/pages/sections';
import { Section } from './section.tsx';
import styles from './text.module.css';
import { withFrom } from './with-from.ts';

/** Text from markdown, with or without a picture beside it. */
export function Text({ id, ground, title, lead, body, art, action, from }: SectionOf<'text'> & { from: string }) {
  const picture = art && (
    <div className={styles.picture} data-picture={art}>
      {/* The hero of the page may show the same scene. */}
      <SceneArt name={art} idPrefix="beside-" />
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
