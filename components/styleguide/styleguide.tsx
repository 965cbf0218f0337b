import type { ReactNode } from 'react';
import { PageFrame } from '#components/layout/page-frame';
import { QueryProvider } from '#components/ui/query-provider.client';
import { getGames, getQuoteFlow, getSite } from '#lib/pages/read';
import { GROUNDS } from '#lib/pages/section-fields';
import { BoardParts } from './board-parts.tsx';
import { CalendarParts } from './calendar-parts.client.tsx';
import { ControlParts } from './control-parts.tsx';
import styles from './styleguide.module.css';
import { PictureParts } from './picture-parts.tsx';
import { SectionParts } from './section-parts.tsx';
import { StateParts } from './state-parts.tsx';
import { WizardParts } from './wizard-parts.client.tsx';

const GROUPS = [
  ['grounds', 'Grounds'],
  ['controls', 'Controls'],
  ['pictures', 'Pictures'],
  ['calendar', 'Calendar'],
  ['wizard', 'Quote steps'],
  ['boards', 'Scoreboards'],
  ['states', 'States'],
  ['sections', 'Sections'],
] as const;

/** One page with every component of the site in every state, for developers. */
export function Styleguide() {
  const { phone, phoneHref } = getSite();
  return (
    <PageFrame>
      <div className={styles.page}>
        <div className="wrap">
          <h1 className={`display ${styles.title}`}>Everything in the box</h1>
          <p className={styles.links}>
            {GROUPS.map(([id, name]) => (
              <a className="go" key={id} href={`#${id}`}>
                {name}
              </a>
            ))}
          </p>
        </div>
        <Group id="grounds">
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
        </Group>
        <Group id="controls">
          <ControlParts />
        </Group>
        <Group id="pictures">
          <PictureParts />
        </Group>
        <Group id="calendar">
          <CalendarParts />
        </Group>
        <Group id="wizard">
          <QueryProvider>
            <WizardParts copy={getQuoteFlow()} games={getGames()} phone={phone} phoneHref={phoneHref} />
          </QueryProvider>
        </Group>
        <Group id="boards">
          <BoardParts />
        </Group>
        <Group id="states">
          <StateParts />
        </Group>
      </div>
      <div id="sections">
        <SectionParts />
      </div>
    </PageFrame>
  );
}

function Group({ id, children }: { id: (typeof GROUPS)[number][0]; children: ReactNode }) {
  return (
    <section id={id} className={`wrap ${styles.group}`}>
      <h2 className={`display ${styles.name}`}>{GROUPS.find(([group]) => group === id)?.[1]}</h2>
      {children}
    </section>
  );
}
