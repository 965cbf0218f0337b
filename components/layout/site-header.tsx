import { Logo } from '#components/illustration/logo';
import { getSite } from '#lib/pages/read';
import styles from './site-header.module.css';

/** The header of every page. `current` is the path of the navigation entry that the page belongs to. */
export function SiteHeader({ current }: { current?: string }) {
  const { name, navigation, quoteLink } = getSite();
  const linkProps = (href: string) => (href === current ? { href, 'aria-current': true } : { href });
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={`wrap ${styles.bar}`}>
        <a className={`display ${styles.logo}`} href="/">
          <span className={styles.mark}>
            <Logo />
          </span>
          {name}
        </a>
        <nav aria-label="Main">
          <ul className={styles.links}>
            {navigation.map(({ href, text }) => (
              <li key={href}>
                <a {...linkProps(href)}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
        <a className={`button ${styles.quote}`} href={quoteLink.href}>
          <i aria-hidden="true" />
          {quoteLink.text}
        </a>
        <details className={styles.menu}>
          <summary>Menu</summary>
          <nav aria-label="Menu" className={styles.panel}>
            <ul>
              {[...navigation, quoteLink].map(({ href, text }) => (
                <li key={href}>
                  <a {...linkProps(href)}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}
