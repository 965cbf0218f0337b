'use client';

import { CityHelp } from '#components/quote-wizard/steps/city-help.client';
import { CityStep } from '#components/quote-wizard/steps/city-step.client';
import { ErrorSummary } from '#components/quote-wizard/steps/error-summary.client';
import { GameStep } from '#components/quote-wizard/steps/game-step.client';
import { PeopleStep } from '#components/quote-wizard/steps/people-step.client';
import { PlanStep } from '#components/quote-wizard/steps/plan-step.client';
import { SendStep } from '#components/quote-wizard/steps/send-step.client';
import { TypeStep } from '#components/quote-wizard/steps/type-step.client';
import { YouStep } from '#components/quote-wizard/steps/you-step.client';
import { EMPTY_ANSWERS, toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import { SendError } from '#lib/quote/send-quote';
import { getStepErrors, STEPS, type StepId } from '#lib/quote/journey';
import type { Game, QuoteFlowCopy } from '#lib/pages/lists';
import type { StepProps } from '../quote-wizard/steps/step-props.ts';
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
    <div data-grid="large">
      {STEPS.flatMap((step) =>
        STATES.map(({ name, answers, isChecked }) => {
          const errors = isChecked ? getStepErrors(step, toRequestBody(answers)) : {};
          const props = { answers, deferredAnswers: answers, dispatch: noop, errors, copy, games };
          return (
            <Specimen key={`${step.id} ${name}`} name={`${step.id}, ${name}`} size="wide">
              <div data-ground="blush">
                {Object.keys(errors).length > 0 && <ErrorSummary errors={errors} />}
                <Step id={step.id} props={props} contact={{ phone, phoneHref }} hasFailed={isChecked} />
              </div>
            </Specimen>
          );
        }),
      )}
    </div>
  );
}

type StepChoice = {
  id: StepId;
  props: StepProps;
  contact: Pick<WizardPartsProps, 'phone' | 'phoneHref'>;
  hasFailed?: boolean;
};

function Step({ id, props, contact, hasFailed }: StepChoice) {
  switch (id) {
    case 'type':
      return <TypeStep {...props} />;
    case 'city':
      return <CityStep {...props} Help={CityHelp} />;
    case 'people':
      return <PeopleStep {...props} />;
    case 'game':
      return <GameStep {...props} />;
    case 'plan':
      return <PlanStep {...props} />;
    case 'you':
      return <YouStep {...props} />;
    case 'send':
      return (
        <SendStep
          {...props}
          {...contact}
          onChange={noop}
          onSend={noop}
          retries={hasFailed ? 2 : 0}
          failure={hasFailed ? new SendError(503, '') : undefined}
        />
      );
  }
}
