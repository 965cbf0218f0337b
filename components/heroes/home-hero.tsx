import { SceneArt } from '#components/illustration/scene-art';
import { BlockedLines } from '#components/ui/blocked-lines';
import type { Hero } from '#lib/site/page-schema';
import { HeroActions } from './hero-actions.tsx';
import styles from './home-hero.module.css';

/** The whole city on the marigold table; the board runs off the right and the bottom edge. */
export function HomeHero({ headline, lead, actions }: Hero) {
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.words}`}>
        <BlockedLines as="h1" className={styles.headline} lines={headline} />
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <HeroActions actions={actions} />
      </div>
      {/* After the words, because it hangs on their end: on a slow line it would stand elsewhere until they come. */}
      <div className={styles.scene}>
        <SceneArt name="city" />
      </div>
    </div>
  );
}
