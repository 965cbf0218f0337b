import { InlineScene } from '#components/illustration/inline-scene';
import { drawJidaraTitle } from '#lib/illustration/jidara-title';
import type { SectionOf } from '#lib/site/sections';
import { getPage } from '#lib/site/read';
import styles from './worlds.module.css';

/** The two worlds side by side, each in its own inks. The pictures are cached files. */
export function Worlds({ id, label }: SectionOf<'worlds'>) {
  return (
    <nav id={id} aria-label={label} className={styles.worlds} data-far>
      <a className={styles.jidara} data-world="jidara" href="/escape-rooms/journey-to-jidara">
        <img className={styles.picture} src="/art/scenes/jidara-lone.svg" alt="" loading="lazy" decoding="async" />
        <span className={styles.words}>
          <span className="visually-hidden">Journey to Jidara</span>
          <span className={styles.title}>
            <InlineScene scene={drawJidaraTitle()} fit="xMinYMin slice" />
          </span>
          <span className="lead">{getPage('journey-to-jidara').hero.lead}</span>
        </span>
      </a>
      <a className={styles.jazz} data-world="jazz" href="/escape-rooms/jazz-heist">
        <img className={styles.picture} src="/art/scenes/jazz-lone.svg" alt="" loading="lazy" decoding="async" />
        <img className={styles.heist} src="/art/jazz-title.svg" alt="Jazz Heist" loading="lazy" decoding="async" />
      </a>
    </nav>
  );
}
