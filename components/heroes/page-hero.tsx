import { SceneArt } from '#components/illustration/scene-art';
import type { Hero } from '#lib/pages/page-schema';
import type { Ground } from '#lib/pages/sections';
import { HeroActions } from './hero-actions.tsx';
import { HeroFacts } from './hero-facts.tsx';
import styles from './page-hero.module.css';

type PageHeroProps = Hero & { table: Ground };

/** The top of a page: its ground color, a headline in capitals, and a board that is cut off by the right and the bottom edge. */
export function PageHero({ headline, lead, facts, actions, art, table }: PageHeroProps) {
  return (
    <div className={styles.hero} data-ground={table} data-art={art}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.content}>
          <h1 className={`display ${styles.headline}`} data-lines={headline.length}>
            {headline.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <HeroActions actions={actions} variant={table === 'ink' ? 'hot' : undefined} />
          <HeroFacts facts={facts} />
        </div>
        {art && (
          <div className={styles.art}>
            <SceneArt name={art} fit="xMidYMid meet" />
          </div>
        )}
      </div>
    </div>
  );
}
