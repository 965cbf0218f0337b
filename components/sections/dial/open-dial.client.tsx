'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import { hasMissed, NEW_GAME, NOTES, NOTES_TO_OPEN, playNote, type DialGame } from '#lib/pages/dial-game';
import type { SectionOf } from '#lib/pages/sections';
import { DialDrawing } from './dial-drawing.tsx';
import styles from './open-dial.module.css';
import { playTone } from './play-tone.ts';

type Props = Pick<SectionOf<'dial'>, 'riddle' | 'hint' | 'answer' | 'prompt' | 'replies' | 'reward'>;

/**
 * The riddle, the dial with its keys, and what the vault says. The letters A to G on the keyboard are keys of the dial, too, while
 * the focus is inside. The font of the notes comes with the hero of Jazz Heist.
 */
export function OpenDial({ riddle, hint, answer, prompt, replies, reward }: Props) {
  const [game, setGame] = useState(NEW_GAME);
  const silence = useRef<HTMLInputElement>(null);

  function press(note: string) {
    if (!silence.current?.checked) playTone(note);
    setGame((last) => playNote(last, note, answer));
  }

  function pressTyped({ key, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent) {
    const note = key.toUpperCase();
    if (note.length === 1 && NOTES.includes(note) && !(altKey || ctrlKey || metaKey || repeat)) press(note);
  }

  return (
    <div className={styles.stage} onKeyDown={pressTyped}>
      <p className={`${styles.plaque} ${styles.riddle}`}>
        {riddle.map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </p>
      <div className={styles.dial} data-open={game.isOpen} role="group" aria-label="The keys of the vault">
        <DialDrawing />
        {[...NOTES].map((note) => (
          <button key={note} type="button" onClick={() => press(note)} {...NEEDS_SCRIPTS}>
            {note}
          </button>
        ))}
        <p key={game.misses} className={styles.lamps} data-missed={hasMissed(game)} aria-hidden="true">
          {[...game.played].map((note, index) => (
            <span key={index}>{note}</span>
          ))}
        </p>
      </div>
      <div className={styles.plaque}>
        <p>{prompt}</p>
        <p className={styles.says} aria-live="polite" {...NEEDS_SCRIPTS}>
          {describeGame(game, replies, reward)}
        </p>
        <details>
          <summary className="go">Take a hint</summary>
          <p>{hint}</p>
          <details>
            <summary className="go">Tell me the word</summary>
            <p>{`It is ${answer}.`}</p>
          </details>
        </details>
        <label className={styles.sound} {...NEEDS_SCRIPTS}>
          <input ref={silence} type="checkbox" />
          Sound off
        </label>
      </div>
    </div>
  );
}

function describeGame({ played, misses, isOpen }: DialGame, replies: string[], reward: string): string {
  if (isOpen) return `${played}. ${reward}`;
  const left = NOTES_TO_OPEN - played.length;
  if (left === 0) return `${played}? ${replies[(misses - 1) % replies.length]}`;
  return played ? `${[...played].join(' ')}, and ${left} to go.` : 'Press the keys, or type the letters.';
}
