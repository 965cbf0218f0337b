'use client';

import type { SendError } from '#lib/quote/send-quote';
import type { StepId } from '#lib/quote/journey';
import { knownPrice } from '#lib/quote/quote-state';
import { QUERY_DEFAULTS } from '../ui/query-defaults.ts';
import { AnswerList } from './answer-list.client.tsx';
import { nameOfGame } from './game-fit.ts';
import { PriceWorking } from './price-working.tsx';
import notice from './notice.module.css';
import styles from './send-step.module.css';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { summaryLines } from './summary-lines.ts';

type SendStepProps = StepProps & {
  onChange: (step: StepId) => void;
  failure?: SendError;
  /** How often it was tried again so far, while it is being sent. */
  retries: number;
  phone: string;
  phoneHref: string;
};

/** Step 7: everything on one card, then send it. */
export function SendStep({ answers, copy, games, onChange, failure, retries, phone, phoneHref }: SendStepProps) {
  const price = knownPrice(answers);
  return (
    <StepFrame {...copy.send}>
      <AnswerList lines={summaryLines(answers, nameOfGame(answers.game, games))} onChange={onChange} />
      {price && <PriceWorking price={price} people={answers.participantSize} place={answers} />}
      <p className={styles.promise}>{copy.promise}</p>
      <p className={styles.progress} role="status">
        {retries > 0 && `No answer yet. Trying again, attempt ${retries + 1} of ${QUERY_DEFAULTS.retry + 1}.`}
      </p>
      {failure && (
        <div className={`${notice.notice} ${styles.failure}`} role="alert">
          <h2 className={`display ${notice.title}`}>Something fell off the table</h2>
          <p>
            {wordsOf(failure)} Your answers are all still here. Try again, or call{' '}
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

function wordsOf({ status, message, errors }: SendError): string {
  if (status === 0) return 'The network did not answer. Sending again never counts twice.';
  if (status >= 500) return 'Our server could not store your request.';
  if (status === 429) return 'That was a lot of requests at once. Give it a minute.';
  return errors.form ?? (message || 'The request was not accepted.');
}
