import type { MouseEvent, ReactNode, Ref } from 'react';
import { ENHANCED_LINK } from '#lib/delivery/html/html-markers';
import { stopOf, type Square } from '#lib/hunt/squares';
import styles from './card.module.css';
import { CARD_ID, playHref } from './play-href.ts';
import { SQUARE_NAMES } from './square-names.ts';

/** What all cards of the hunt get. `fields` are the parameters of the game in play, for links and forms without scripts. */
export type CardProps = {
  ref: Ref<HTMLHeadingElement>;
  fields: Record<string, string>;
  /** The next square with something to do. */
  next: Square;
  onFollow: (event: MouseEvent, square: Square) => void;
};

/** The card beside the board. Its heading gets the focus when the pawn moves. */
export function Card({ ref, title, children }: { ref: CardProps['ref']; title: ReactNode; children: ReactNode }) {
  return (
    <section id={CARD_ID} className={styles.card} aria-labelledby={`${CARD_ID}-title`}>
      <h2 id={`${CARD_ID}-title`} ref={ref} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The link to the next square, drawn as a button. */
export function NextSquare({ fields, next, onFollow }: Omit<CardProps, 'ref'>) {
  return (
    <a
      className="button"
      href={playHref({ ...fields, stop: String(stopOf(next)) })}
      onClick={(event) => onFollow(event, next)}
      {...ENHANCED_LINK}
    >
      <i aria-hidden="true" />
      {next === 'finish' ? 'To the podium' : `Go to ${SQUARE_NAMES[next]}`}
    </a>
  );
}

/** The parameters of the game as hidden fields, without those that the form has itself. */
export function HiddenFields({ fields, without }: { fields: Record<string, string>; without?: string }) {
  return Object.entries(fields).map(
    ([name, value]) => name !== without && <input key={name} type="hidden" name={name} value={value} />,
  );
}
