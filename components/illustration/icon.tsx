import { ICONS, type IconName } from './icons.ts';
import styles from './icon.module.css';

/** One of the twelve icons on a 24 px grid. Decorative: hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: ICONS[name] }}
    />
  );
}
