import { SceneArt } from '#components/illustration/scene-art';
import { JustifiedLines } from '#components/ui/justified-lines';
import { PLAY_PATH } from '#lib/hunt/hunt-query';
import type { Hero } from '#lib/pages/page-schema';
import { HeroActions } from './hero-actions.tsx';
import styles from './home-hero.module.css';

/**
 * The whole city on the marigold ground. The board is cut off by the right and the bottom edge. It leads to the hunt that is played on it, as the second
 * action does for keyboards and screen readers.
 */
export function HomeHero({ headline, lead, actions }: Hero) {
  return (
    <div className={styles.hero} data-hero="home">
      <div className={`wrap ${styles.content}`}>
        <JustifiedLines as="h1" className={styles.headline} lines={headline} />
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <HeroActions actions={actions} />
      </div>
      {/* After the text, because its position depends on the end of the text: placed first it would move while a slow connection delivers the rest. */}
      <a className={styles.scene} href={PLAY_PATH} tabIndex={-1} aria-hidden="true">
        <SceneArt name="city" />
        <span className={styles.start}>Start here</span>
      </a>
    </div>
  );
}
