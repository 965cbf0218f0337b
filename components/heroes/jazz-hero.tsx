import { SceneArt } from '#components/illustration/scene-art';
import type { Hero } from '#lib/pages/page-schema';
import { HeroActions } from './hero-actions.tsx';
import styles from './jazz-hero.module.css';
import '../ui/limelight.css';

/** A symmetrical hero: the vault in the middle, a plaque on either side. Phones get a separate drawing. */
export function JazzHero({ headline, lead, facts = [], actions }: Hero) {
  return (
    <div className={styles.hero}>
      <div className={styles.scene}>
        <SceneArt name="jazz" fit="xMidYMax slice" />
      </div>
      <h1 className={styles.headline}>{headline.join(' ')}</h1>
      <div className={styles.portrait}>
        <SceneArt name="jazz-portrait" fit="xMidYMax slice" />
      </div>
      <div className={`wrap ${styles.plaques}`}>
        <div className={styles.plaque}>
          <p>{lead}</p>
        </div>
        <div className={styles.plaque}>
          <ul className={styles.facts}>
            {facts.map(({ value, label }) => (
              <li key={label}>
                <b>{value}</b> {label}
              </li>
            ))}
          </ul>
          <HeroActions actions={actions} variant="hot" />
        </div>
      </div>
    </div>
  );
}
