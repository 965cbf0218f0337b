import { SceneArt } from '#components/illustration/scene-art';
import { getOfferings } from '#lib/site/read';
import type { SectionOf } from '#lib/site/sections';
import styles from './offerings.module.css';

/** How much of each scene a tile shows; narrow tiles need tall crops. */
const CROPS = {
  hunts: '-345 -150 690 620',
  holiday: '-112 -150 224 350',
  site: '-112 -150 224 350',
  school: '-112 -150 224 350',
  virtual: '-112 -150 224 350',
  escape: '-225 -216 450 470',
} as const;

/** The six offerings as one side of a board: corner, four thin squares, corner. */
export function Offerings({ id, label }: SectionOf<'offerings'>) {
  return (
    <nav id={id} aria-label={label} className={styles.edge}>
      {getOfferings().map(({ title, href, art, people, price }) => (
        <a key={href} href={href} className={styles.square} data-art={art}>
          <span className={styles.title}>{title}</span>
          <span className={styles.art}>
            <SceneArt name={art} viewBox={CROPS[art]} fit={art === 'escape' ? 'xMidYMax meet' : 'xMidYMax slice'} />
          </span>
          <span className={styles.strip}>
            <span>{people}</span>
            <span>{price}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}
