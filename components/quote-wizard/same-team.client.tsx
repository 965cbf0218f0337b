'use client';

import { knownPrice, type EventChoice, type QuoteAnswers } from '#lib/quote/quote-state';
import type { Game } from '#lib/site/lists';
import { comparedToInPerson, comparedToVirtual } from './same-team-words.ts';
import styles from './same-team.module.css';

type SameTeamProps = { answers: QuoteAnswers; games: readonly Game[]; onSwitch: (choice: EventChoice) => void };

/** What the same group costs online, or in person again, and one button that goes there. */
export function SameTeam({ answers, games, onSwitch }: SameTeamProps) {
  const { typeOfEvent, game, switchedFrom } = answers;
  if (!knownPrice(answers) || typeOfEvent === 'homeschool') return null;
  const isVirtual = typeOfEvent === 'virtual';
  const { words, button } = isVirtual ? comparedToInPerson(answers) : comparedToVirtual(answers, games);
  const choice = isVirtual ? switchedFrom : { typeOfEvent: 'virtual', game };

  return (
    <div className={styles.team}>
      <p>{words}</p>
      {button && choice && (
        <button className={`go ${styles.switch}`} type="button" onClick={() => onSwitch(choice)}>
          {button}
        </button>
      )}
    </div>
  );
}
