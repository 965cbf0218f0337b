import type { ReactNode } from 'react';
import { SiteHeader } from '#components/layout/site-header';
import styles from './page-frame.module.css';

type PageFrameProps = {
  /** Address of the navigation entry that this page belongs to. */
  current?: string;
  /** What the header lies on: a dark table sets it in paper, a hot one in the deepest ink. */
  table?: 'light' | 'dark' | 'hot';
  /** The world whose inks the page takes. */
  world?: 'jidara' | 'jazz';
  children: ReactNode;
};

/** Header and main of every page. The header lies on the page's own table. */
export function PageFrame({ current, table = 'light', world, children }: PageFrameProps) {
  return (
    <div className={styles.frame} data-table={table} data-world={world}>
      <SiteHeader current={current} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
