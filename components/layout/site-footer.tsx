import { CHOICES_ID } from '#lib/analytics/script/privacy-choice';
import { BlockedLines } from '#components/ui/blocked-lines';
import { serviceScript } from '#lib/analytics/script/service-script';
import { getSite } from '#lib/site/read';
import styles from './site-footer.module.css';

/** The closing call to action, the way to every page, and how to reach us. */
export function SiteFooter() {
  const { closing, footer, phone, phoneHref, email, hours, reply, place, sampleNotice, name } = getSite();
  return (
    <footer className={styles.footer} data-far>
      <div className="wrap">
        <div className={styles.closing}>
          <BlockedLines as="p" className={styles.headline} lines={closing.headline} widest={100} />
          <div>
            <p className={`lead ${styles.text}`}>{closing.text}</p>
            <a className="button" data-variant="hot" href={closing.action.href}>
              <i aria-hidden="true" />
              {closing.action.text}
            </a>
          </div>
        </div>
        <nav aria-label="All pages" className={styles.columns}>
          {footer.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ href, text }) => (
                  <li key={href + text}>
                    <a href={href}>{text}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.colophon}>
          <p>
            <a href={phoneHref}>{phone}</a>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p>
            {hours}
            <br />
            {reply}
          </p>
          <p>
            {`${name}, ${place}`}
            <br />
            {sampleNotice}
            {serviceScript(process.env) && (
              // Shown by the script that keeps the choice; it does so before React comes.
              <button
                type="button"
                className={styles.choices}
                popoverTarget={CHOICES_ID}
                hidden
                suppressHydrationWarning
              >
                Privacy choices
              </button>
            )}
          </p>
        </div>
      </div>
    </footer>
  );
}
