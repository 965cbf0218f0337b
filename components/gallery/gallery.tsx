import type { ReactNode } from 'react';
import { PageFrame } from '#components/layout/page-frame';
import { QueryProvider } from '#components/ui/query-provider.client';
import { getGames, getQuoteFlow, getSite } from '#lib/site/read';
import { GROUNDS } from '#lib/site/sections';
import { BoardGallery } from './board-gallery.tsx';
import { ControlGallery } from './control-gallery.tsx';
import styles from './gallery.module.css';
import { PictureGallery } from './picture-gallery.tsx';
import { SectionGallery } from './section-gallery.tsx';
import { StateGallery } from './state-gallery.tsx';
import { WizardGallery } from './wizard-gallery.client.tsx';

const SHELVES = [
  ['grounds', 'Grounds'],
  ['controls', 'Controls'],
  ['pictures', 'Pictures'],
  ['wizard', 'Quote steps'],
  ['boards', 'Scoreboards'],
  ['states', 'States'],
  ['sections', 'Sections'],
] as const;

/** One long table with every part of the site on it, for the people who build it. */
export function Gallery() {
  const { phone, phoneHref } = getSite();
  return (
    <PageFrame>
      <div className={styles.gallery}>
        <div className="wrap">
          <h1 className={`display ${styles.title}`}>Everything in the box</h1>
          <p className={styles.ways}>
            {SHELVES.map(([id, name]) => (
              <a className="go" key={id} href={`#${id}`}>
                {name}
              </a>
            ))}
          </p>
        </div>
        <Shelf id="grounds">
          <div className={styles.swatches}>
            {GROUNDS.map((ground) => (
              <div key={ground} data-ground={ground} className={styles.swatch}>
                <span className="h3">{ground}</span>
                <p>
                  Body text, <a href="#grounds">a link</a> and <b>a figure: $1,500</b>.
                </p>
              </div>
            ))}
          </div>
        </Shelf>
        <Shelf id="controls">
          <ControlGallery />
        </Shelf>
        <Shelf id="pictures">
          <PictureGallery />
        </Shelf>
        <Shelf id="wizard">
          <QueryProvider>
            <WizardGallery copy={getQuoteFlow()} games={getGames()} phone={phone} phoneHref={phoneHref} />
          </QueryProvider>
        </Shelf>
        <Shelf id="boards">
          <BoardGallery />
        </Shelf>
        <Shelf id="states">
          <StateGallery />
        </Shelf>
      </div>
      <div id="sections">
        <SectionGallery />
      </div>
    </PageFrame>
  );
}

function Shelf({ id, children }: { id: (typeof SHELVES)[number][0]; children: ReactNode }) {
  return (
    <section id={id} className={`wrap ${styles.shelf}`}>
      <h2 className={`display ${styles.name}`}>{SHELVES.find(([shelf]) => shelf === id)?.[1]}</h2>
      {children}
    </section>
  );
}
