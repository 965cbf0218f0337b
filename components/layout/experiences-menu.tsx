import { shortFromPrice } from '#components/ui/from-price.ts';
import { EXPERIENCES_MENU_ID } from '#lib/delivery/html/html-markers';
import { getExperiences, getSite } from '#lib/pages/read';
import { NavigationItems } from './navigation-items.tsx';
import styles from './experiences-menu.module.css';

/** All experiences with a picture, a line and the lowest price. On small screens it is the whole menu, with the other links and the phone number. */
export function ExperiencesMenu({ current }: { current?: string }) {
  const { quoteLink, phone, phoneHref, hours } = getSite();
  return (
    <div popover="auto" id={EXPERIENCES_MENU_ID} className={styles.menu}>
      <nav aria-label="Experiences">
        <ul className={styles.experiences}>
          {getExperiences().map(({ href, title, line, people, picture, typeOfEvent }) => (
            <li key={href}>
              <a href={href} aria-current={href === current || undefined}>
                <img src={picture} alt="" width={300} height={200} loading="lazy" decoding="async" />
                <b>{title}</b>
                <span className={styles.line}>{line}</span>
                <span className={styles.price}>
                  {people}, {shortFromPrice(typeOfEvent)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Menu" className={styles.more}>
        <ul>
          <NavigationItems current={current} />
        </ul>
        <p>
          <a href={phoneHref}>{phone}</a>
          <br />
          {hours}
        </p>
        <a className="button" data-variant="hot" href={quoteLink.href}>
          <i aria-hidden="true" />
          {quoteLink.text}
        </a>
      </nav>
    </div>
  );
}
