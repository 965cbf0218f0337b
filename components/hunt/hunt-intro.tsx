import styles from './hunt-intro.module.css';

type HuntIntroProps = {
  headline: readonly string[];
  lead: string;
  /** The client that the board is dressed for. */
  company?: string;
};

/** The heading above the game. On a board for a client it says that this is a game, and whose. */
export function HuntIntro({ headline, lead, company }: HuntIntroProps) {
  return (
    <div className={styles.intro}>
      <h1 className={`display ${styles.headline}`}>
        {company ? `${company}’s board` : headline.map((line) => <span key={line}>{`${line} `}</span>)}
      </h1>
      <p className={`lead ${styles.lead}`}>
        {company && `A game that Romp & Riddle has laid out for ${company}. `}
        {lead}
      </p>
    </div>
  );
}
