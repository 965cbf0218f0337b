import { ICONS, type IconName } from '#lib/illustration/icons';
import styles from './icon.module.css';

/** One of the twelve icons: 24 grid, the shade side filled. Decorative. */
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
