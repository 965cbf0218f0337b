'use client';

import { useState } from 'react';
import { copyToClipboard } from '#components/ui/copy-to-clipboard.ts';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import type { BoardDress } from '#lib/hunt/board-dress';
import type { DrawnClues } from '#lib/hunt/draw-clues';
import { formatChallenge, PLAY_PATH } from '#lib/hunt/hunt-query';
import styles from './challenge.module.css';

type ChallengeProps = { clues: DrawnClues; crew: string; score: number; dress?: BoardDress };

/** Sends the same three clues to a colleague, by the share menu of the device or by a copied link. */
export function Challenge({ clues, crew, score, dress }: ChallengeProps) {
  const [status, setStatus] = useState('');

  async function send() {
    const url = location.origin + PLAY_PATH + formatChallenge(clues, { crew, score }, dress);
    const text = `${crew} scored ${score}. Can you beat that on the same three clues?`;
    if (typeof navigator.share === 'function') {
      try {
        return await navigator.share({ text, url });
      } catch (error) {
        if ((error as Error).name === 'AbortError') return;
      }
    }
    setStatus((await copyToClipboard(url)) ? 'The link is copied. Paste it to a colleague.' : url);
  }

  return (
    <div className={styles.challenge} {...NEEDS_SCRIPTS}>
      <button type="button" className="button" data-variant="plain" onClick={() => void send()}>
        <i aria-hidden="true" />
        Challenge a colleague
      </button>
      <p role="status">{status}</p>
    </div>
  );
}
