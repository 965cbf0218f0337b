import { InlineScene } from '#components/illustration/inline-scene';
import { JIDARA_TITLE } from '#components/illustration/jidara-title.ts';
import type { SectionOf } from '#lib/pages/sections';
import { getPage } from '#lib/pages/read';
import styles from './worlds.module.css';

/** The two game worlds side by side, each in its own colors. The pictures are external files, so that browsers cache them. */
export function Worlds({ id, label }: SectionOf<'worlds'>) {
  return (
    <nav id={id} aria-label={label} className={styles.worlds}>
      <a className={styles.jidara} data-world="jidara" href="/escape-rooms/journey-to-jidara">
        <img className={styles.picture} src="/art/scenes/jidara-lone.svg" alt="" loading="lazy" decoding="async" />
        <span className={styles.content}>
          <span className="visually-hidden">Journey to Jidara</span>
          <span className={styles.title}>
            <InlineScene scene={JIDARA_TITLE} fit="xMinYMin slice" />
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
