import { InlineScene } from '#components/illustration/inline-scene';
import { SceneArt } from '#components/illustration/scene-art';
import { drawScript } from '#lib/illustration/glyphs';
import { drawJidaraTitle } from '#lib/illustration/jidara-title';
import type { Hero } from '#lib/site/page-schema';
import { HeroActions } from './hero-actions.tsx';
import { HeroFacts } from './hero-facts.tsx';
import styles from './jidara-hero.module.css';

/** What stands over the gate. The clue further down the page is the key to it. */
const LINTEL = 'DARE AND RISE';

/** Islands under an ember sun; the title is drawn, its words are in the heading. */
export function JidaraHero({ lead, facts, actions }: Hero) {
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.words}`}>
        <h1>
          <span className={`display ${styles.before}`}>Journey to</span>
          <span className="visually-hidden"> Jidara</span>
          <span className={styles.title}>
            <InlineScene scene={drawJidaraTitle()} fit="xMinYMin slice" />
          </span>
        </h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <HeroActions actions={actions} variant="hot" />
        <HeroFacts facts={facts} />
      </div>
      {/* After the words, because it hangs on their end: on a slow line it would stand elsewhere until they come. */}
      <div className={styles.scene}>
        <SceneArt name="jidara" fit="xMaxYMid slice" />
      </div>
      <div className={styles.glyphs}>
        <InlineScene scene={drawScript(LINTEL)} fit="xMidYMid meet" />
      </div>
    </div>
  );
}
