import { Prose } from '#components/ui/prose';
import { mailHref } from '#lib/content/mail-href';
import { renderMarkdown } from '#lib/content/markdown';
import type { SectionOf } from '#lib/pages/sections';
import styles from './letter.module.css';
import { Section } from './section.tsx';

/** A letter to copy or to open as an email draft, drawn as a sheet of paper. */
export function Letter({ id, ground = 'water', title, lead, subject, body }: SectionOf<'letter'>) {
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side">
      <div className={styles.paper}>
        <p className={styles.subject}>
          <span>Subject</span>
          <b>{subject}</b>
        </p>
        <Prose html={renderMarkdown(body)} className={styles.body} />
      </div>
      <p className={styles.open}>
        <a className="button" href={mailHref({ subject, body })}>
          <i aria-hidden="true" />
          Open it in your mail program
        </a>
      </p>
    </Section>
  );
}
