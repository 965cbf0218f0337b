import { SceneArt } from '#components/illustration/scene-art';
import type { Hero } from '#lib/site/page-schema';
import { HeroActions } from './hero-actions.tsx';
import styles from './home-hero.module.css';

/** Widths at which "Your city / is the / board." come out equally long. */
const LINE_WIDTHS = ['54.4%', '89.7%', '77%'];

/** The whole city on the marigold table; the board runs off the right and the bottom edge. */
export function HomeHero({ headline, lead, actions }: Hero) {
  return (
    <div className={styles.hero}>
      <div className={styles.scene}>
        <SceneArt name="city" />
      </div>
      <div className={`wrap ${styles.words}`}>
        <h1 className={`display ${styles.headline}`}>
          {headline.map((line, index) => (
            <span key={line} style={{ fontStretch: LINE_WIDTHS[index] }}>
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <HeroActions actions={actions} />
      </div>
    </div>
  );
}
