'use client';

import { QueryProvider } from '#components/ui/query-provider.client';
import { CurrentStep } from '#components/quote-wizard/steps/current-step.client';
import { ErrorSummary } from '#components/quote-wizard/steps/error-summary.client';
import { EMPTY_ANSWERS, toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import { SendError } from '#lib/quote/send-quote';
import { getStepErrors, STEPS } from '#lib/quote/journey';
import type { Game, QuoteFlowCopy } from '#lib/pages/lists';
import { SAMPLE_ANSWERS } from './sample-quote.ts';
import { Specimen } from './specimen.tsx';

type WizardPartsProps = { copy: QuoteFlowCopy; games: Game[]; phone: string; phoneHref: string };

const noop = () => {};
const STATES: { name: string; answers: QuoteAnswers; isChecked?: boolean }[] = [
  { name: 'empty', answers: EMPTY_ANSWERS },
  { name: 'checked', answers: { ...EMPTY_ANSWERS, email: 'imani@', phone: '12' }, isChecked: true },
  { name: 'answered', answers: SAMPLE_ANSWERS },
];

/** The steps of the quote wizard: empty, with every possible error, and answered. */
export function WizardParts({ copy, games, phone, phoneHref }: WizardPartsProps) {
  return (
    <QueryProvider>
      <div data-grid="large">
        {STEPS.flatMap((step) =>
          STATES.map(({ name, answers, isChecked }) => {
            const errors = isChecked ? getStepErrors(step, toRequestBody(answers)) : {};
            return (
              <Specimen key={`${step.id} ${name}`} name={`${step.id}, ${name}`} size="wide">
                <div data-ground="blush">
                  {Object.keys(errors).length > 0 && <ErrorSummary errors={errors} />}
                  <CurrentStep
                    {...{ answers, errors, copy, games, step, phone, phoneHref }}
                    deferredAnswers={answers}
                    dispatch={noop}
                    bookables={[]}
                    onSend={noop}
                    typedPeople={undefined}
                    isEditable={false}
                    retries={isChecked ? 2 : 0}
                    failure={isChecked ? new SendError(503, '') : undefined}
                  />
                </div>
              </Specimen>
            );
          }),
        )}
      </div>
    </QueryProvider>
  );
}
