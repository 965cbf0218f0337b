import { SceneArt } from '#components/illustration/scene-art';
import type { SceneName } from '#lib/illustration/output/scene-names';
import type { SectionOf } from '#lib/pages/sections';
import styles from './moves.module.css';

const TILES: SceneName[] = ['move-roll', 'move-plot', 'move-play', 'move-gloat'];

/** Four numbered tiles, each one step below the one before. */
export function Moves({ id, title, lead, items }: SectionOf<'moves'>) {
  return (
    <section id={id} className={styles.moves}>
      <div className="wrap">
        <div className={styles.top}>
          <h2 className={`display ${styles.title}`}>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <ol className={styles.stair}>
          {items.map(({ title: name, text }, index) => (
            <li key={name}>
              <div className={styles.tile}>
                <SceneArt name={TILES[index] ?? 'empty-tile'} />
              </div>
              <h3 className="h3">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
