import type { Hero } from '#lib/pages/page-schema';
import styles from './hero-actions.module.css';

/** The button and the secondary link of a hero. */
export function HeroActions({ actions = [], variant }: { actions?: Hero['actions']; variant?: 'hot' }) {
  const [first, second] = actions;
  if (!first) return null;
  return (
    <div className={styles.actions}>
      <a className="button" data-variant={variant} href={first.href}>
        <i aria-hidden="true" />
        {first.text}
      </a>
      {second && (
        <a className="go" href={second.href}>
          {second.text}
        </a>
      )}
    </div>
  );
}
