'use client';

import { useEffect } from 'react';
import type { SendError } from '#lib/quote/send-quote';
import type { StepId } from '#lib/quote/journey';
import { knownPrice } from '#lib/quote/quote-state';
import { nameOfGame } from '#lib/site/game-fit';
import { QUERY_DEFAULTS } from '../ui/query-defaults.ts';
import { TrapField } from '../ui/trap-field.tsx';
import { AnswerList } from './answer-list.client.tsx';
import { PriceWorking } from './price-working.tsx';
import notice from './notice.module.css';
import styles from './send-step.module.css';
import { failureWords } from './failure-words.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { summaryLines } from './summary-lines.ts';
import { useOnline } from './use-online.client.tsx';

export type SendStepProps = StepProps & {
  onChange: (step: StepId) => void;
  onSend: () => void;
  failure?: SendError;
  /** How often it was tried again so far, while it is being sent. */
  retries: number;
  phone: string;
  phoneHref: string;
};

/** Step 7: everything on one card, then send it. */
export function SendStep({
  answers,
  copy,
  games,
  onChange,
  onSend,
  failure,
  retries,
  phone,
  phoneHref,
}: SendStepProps) {
  const isOnline = useOnline();
  const said = failure && failureWords(failure, isOnline);
  const isWaiting = failure?.status === 0;
  useEffect(() => {
    if (!isWaiting) return;
    window.addEventListener('online', onSend);
    return () => window.removeEventListener('online', onSend);
  }, [isWaiting, onSend]);

  const price = knownPrice(answers);
  return (
    <StepFrame {...copy.send}>
      <AnswerList lines={summaryLines(answers, nameOfGame(answers.game, games))} onChange={onChange} />
      {price && <PriceWorking price={price} people={answers.participantSize} place={answers} />}
      <p className={styles.promise}>{copy.promise}</p>
      <TrapField />
      <p className={styles.progress} role="status">
        {retries > 0 && `No answer yet. Trying again, attempt ${retries + 1} of ${QUERY_DEFAULTS.retry + 1}.`}
      </p>
      {said && (
        <div className={`${notice.notice} ${styles.failure}`} role="alert">
          <h2 className={`display ${notice.title}`}>Something fell off the table</h2>
          <p>
            {said.what} Your answers are all still here. {said.next}{' '}
            <a className={styles.phone} href={phoneHref}>
              {phone}
            </a>
            .
          </p>
        </div>
      )}
    </StepFrame>
  );
}
