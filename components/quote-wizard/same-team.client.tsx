'use client';

import { useState } from 'react';
import { knownPrice, type QuoteAnswers } from '#lib/quote/quote-state';
import type { Game } from '#lib/site/lists';
import { comparedToInPerson, comparedToVirtual, type EventChoice } from './same-team-words.ts';
import styles from './same-team.module.css';

type SameTeamProps = { answers: QuoteAnswers; games: readonly Game[]; onSwitch: (choice: EventChoice) => void };

/** What the same group costs online, or in person again, and one button that goes there. */
export function SameTeam({ answers, games, onSwitch }: SameTeamProps) {
  const [before, setBefore] = useState<EventChoice>();
  const { typeOfEvent, game } = answers;
  if (!knownPrice(answers) || typeOfEvent === 'homeschool') return null;
  const isVirtual = typeOfEvent === 'virtual';
  const { words, button } = isVirtual ? comparedToInPerson(answers, before) : comparedToVirtual(answers, games);

  function change() {
    if (isVirtual) return before && onSwitch(before);
    setBefore({ typeOfEvent, game });
    onSwitch({ typeOfEvent: 'virtual', game });
  }

  return (
    <div className={styles.team}>
      <p>{words}</p>
      {button && (
        <button className={`go ${styles.switch}`} type="button" onClick={change}>
          {button}
        </button>
      )}
    </div>
  );
}
