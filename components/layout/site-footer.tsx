import { CONSENT_PANEL_ID } from '#lib/integrations/analytics/script/consent';
import { JustifiedLines } from '#components/ui/justified-lines';
import { serviceScript } from '#lib/delivery/browser/service-script';
import { getSite } from '#lib/pages/read';
import styles from './site-footer.module.css';

/** The closing call to action, links to every page, and the contact details. */
export function SiteFooter() {
  const { closing, footer, phone, phoneHref, email, hours, reply, place, sampleNotice, name } = getSite();
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.closing}>
          <JustifiedLines as="p" className={styles.headline} lines={closing.headline} maxWidthPercent={100} />
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
              // The analytics script shows it, also before hydration.
              <button
                type="button"
                className={styles.choices}
                popoverTarget={CONSENT_PANEL_ID}
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
