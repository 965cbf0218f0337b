import { InlineScene } from '#components/illustration/inline-scene';
import { JIDARA_TITLE } from '#components/illustration/jidara-title.ts';
import { SceneArt } from '#components/illustration/scene-art';
import { writeScript } from '#lib/pages/jidara-script';
import type { Hero } from '#lib/pages/page-schema';
import { HeroActions } from './hero-actions.tsx';
import { HeroFacts } from './hero-facts.tsx';
import styles from './jidara-hero.module.css';

/** The inscription over the gate. The clue further down the page explains its signs. */
const LINTEL = 'DARE AND RISE';

/** Islands under an ember sun. The title is drawn; the heading has its text for assistive technology. */
export function JidaraHero({ lead, facts, actions }: Hero) {
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.content}`}>
        <h1>
          <span className={`display ${styles.before}`}>Journey to</span>
          <span className="visually-hidden"> Jidara</span>
          <span className={styles.title}>
            <InlineScene scene={JIDARA_TITLE} fit="xMinYMin slice" />
          </span>
        </h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <HeroActions actions={actions} variant="hot" />
        <HeroFacts facts={facts} />
      </div>
      {/* After the text, because its position depends on the end of the text: placed first it would move while a slow connection delivers the rest. */}
      <div className={styles.scene}>
        <SceneArt name="jidara" fit="xMaxYMid slice" />
      </div>
      <div className={styles.glyphs}>
        <InlineScene scene={writeScript(LINTEL)} fit="xMidYMid meet" />
      </div>
    </div>
  );
}
