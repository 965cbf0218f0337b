import { Logo } from '#components/illustration/logo';
import { EXPERIENCES_MENU_ID } from '#lib/delivery/html/html-markers';
import { getExperiences, getSite } from '#lib/pages/read';
import { ExperiencesMenu } from './experiences-menu.tsx';
import { NavigationItems } from './navigation-items.tsx';
import styles from './site-header.module.css';

/**
 * The header of every page. `current` is the path of the navigation entry or experience that the page belongs to. The menu is a popover, so that it
 * works before hydration.
 */
export function SiteHeader({ current }: { current?: string }) {
  const { name, quoteLink } = getSite();
  const isExperience = getExperiences().some(({ href }) => href === current);
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={`wrap ${styles.bar}`}>
        <a className={`display ${styles.logo}`} href="/" aria-current={current === '/' || undefined}>
          <span className={styles.mark}>
            <Logo />
          </span>
          {name}
        </a>
        <nav aria-label="Main">
          <ul className={styles.links}>
            <li>
              <button type="button" popoverTarget={EXPERIENCES_MENU_ID} aria-current={isExperience || undefined}>
                Experiences
                <i aria-hidden="true" />
              </button>
            </li>
            <NavigationItems current={current} />
          </ul>
        </nav>
        <a className={`button ${styles.quote}`} href={quoteLink.href}>
          <i aria-hidden="true" />
          {quoteLink.text}
        </a>
        <button type="button" className={styles.menu} popoverTarget={EXPERIENCES_MENU_ID}>
          Menu
        </button>
        <ExperiencesMenu current={current} />
      </div>
    </header>
  );
}
