import styles from './quote-bar.module.css';

type QuoteBarProps = {
  /** The price, such as "From $1,500". */
  price: string;
  /** What the price is for. Small screens leave it out. */
  detail: string;
  href: string;
  action: string;
};

/** A bar at the bottom of the window with a price and a link to the quote. It ends with its container, so that it covers nothing after that. */
export function QuoteBar({ price, detail, href, action }: QuoteBarProps) {
  return (
    <aside aria-label="Price" className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        <p>
          <b>{price}</b> <span className={styles.detail}>{detail}</span>
        </p>
        <a className="button" data-variant="hot" href={href}>
          <i aria-hidden="true" />
          {action}
        </a>
      </div>
    </aside>
  );
}
