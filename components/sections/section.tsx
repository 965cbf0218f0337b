import type { ReactNode } from 'react';
import type { Ground } from '#lib/pages/sections';
import styles from './section.module.css';

type Props = {
  id?: string;
  ground?: Ground;
  title?: string;
  lead?: string;
  /** split: heading 7, lead 5, content below. side: heading 5, content 7. stack: all in one column. */
  layout?: 'split' | 'side' | 'stack';
  /** A picture in the five columns to the right of heading and content. */
  aside?: ReactNode;
  /** On phones, the picture is between heading and content. */
  asideFirst?: boolean;
  children: ReactNode;
};

/** The frame of a section: its ground color, its heading and the columns of its content. */
export function Section({ id, ground = 'paper', title, lead, layout = 'split', aside, asideFirst, children }: Props) {
  const picture = aside && <div className={styles.aside}>{aside}</div>;
  return (
    <section id={id} data-ground={ground} className={styles.section}>
      <div className={`wrap ${styles.frame}`} data-layout={aside ? 'aside' : layout}>
        {title && (
          <div className={styles.head}>
            <h2 className={`display ${styles.title}`} data-length={lengthOf(title)}>
              {title}
            </h2>
            {lead && <p className="lead">{lead}</p>}
          </div>
        )}
        {asideFirst && picture}
        <div className={styles.content}>{children}</div>
        {!asideFirst && picture}
      </div>
    </section>
  );
}

/** Long headings are set smaller, so that no heading takes more than about three lines. */
function lengthOf(title: string): 'short' | 'medium' | 'long' {
  if (title.length <= 22) return 'short';
  return title.length <= 42 ? 'medium' : 'long';
}
