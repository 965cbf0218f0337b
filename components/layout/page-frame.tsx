import type { ReactNode } from 'react';
import { SiteHeader } from '#components/layout/site-header';
import styles from './page-frame.module.css';

type PageFrameProps = {
  /** Path of the navigation entry that this page belongs to. */
  current?: string;
  /** The ground below the header: on dark its text has the color of paper, on hot the deepest ink. */
  table?: 'light' | 'dark' | 'hot';
  /** The game world whose colors the page uses. */
  world?: 'jidara' | 'jazz';
  /** Size of its text: large is 18 px (the pages with a larger base font, specification section 2), small 16 px, others 17 px. */
  text?: 'large' | 'small';
  children: ReactNode;
};

/** Header and main element of every page. At the top of the page the header shows the ground of the page. */
export function PageFrame({ current, table = 'light', world, text, children }: PageFrameProps) {
  return (
    <div className={styles.frame} data-table={table} data-world={world}>
      <SiteHeader current={current} />
      <main id="main" tabIndex={-1} data-text={text}>
        {children}
      </main>
    </div>
  );
}
