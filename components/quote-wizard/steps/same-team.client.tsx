'use client';

import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import { knownPrice, type EventChoice, type QuoteAnswers } from '#lib/quote/quote-state';
import type { Game } from '#lib/pages/lists';
import { compareToInPerson, compareToVirtual } from './same-team-comparison.ts';
import styles from './same-team.module.css';

type SameTeamProps = { answers: QuoteAnswers; games: readonly Game[]; onSwitch: (choice: EventChoice) => void };

/** Shows what the same group costs online or in person, with a button to switch. */
export function SameTeam({ answers, games, onSwitch }: SameTeamProps) {
  const { typeOfEvent, game, switchedFrom } = answers;
  if (typeOfEvent === '' || !knownPrice(answers)) return null;
  const isVirtual = typeOfEvent === 'virtual';
  const { message, button } = isVirtual ? compareToInPerson(answers) : compareToVirtual(answers, games);
  const choice = isVirtual ? switchedFrom : { typeOfEvent: 'virtual', game };

  return (
    <div className={styles.team}>
      <p>{message}</p>
      {button && choice && (
        <button className={`go ${styles.switch}`} type="button" onClick={() => onSwitch(choice)} {...NEEDS_SCRIPTS}>
          {button}
        </button>
      )}
    </div>
  );
}
