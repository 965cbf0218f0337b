'use client';

import { CityHelp } from '#components/quote-wizard/city-help.client';
import { CityStep } from '#components/quote-wizard/city-step.client';
import { ErrorSummary } from '#components/quote-wizard/error-summary.client';
import { GameStep } from '#components/quote-wizard/game-step.client';
import { PeopleStep } from '#components/quote-wizard/people-step.client';
import { PlanStep } from '#components/quote-wizard/plan-step.client';
import { SendStep } from '#components/quote-wizard/send-step.client';
import { TypeStep } from '#components/quote-wizard/type-step.client';
import { YouStep } from '#components/quote-wizard/you-step.client';
import { EMPTY_ANSWERS, toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import { SendError } from '#lib/quote/send-quote';
import { errorsOfStep, STEPS, type StepId } from '#lib/quote/journey';
import type { Game, QuoteFlowCopy } from '#lib/site/lists';
import type { StepProps } from '../quote-wizard/step-props.ts';
import { SAMPLE_ANSWERS } from './sample-quote.ts';
import { Specimen } from './specimen.tsx';

type WizardGalleryProps = { copy: QuoteFlowCopy; games: Game[]; phone: string; phoneHref: string };

const NOTHING = () => {};
const STATES: { name: string; answers: QuoteAnswers; isChecked?: boolean }[] = [
  { name: 'empty', answers: EMPTY_ANSWERS },
  { name: 'checked', answers: { ...EMPTY_ANSWERS, email: 'imani@', phone: '12' }, isChecked: true },
  { name: 'answered', answers: SAMPLE_ANSWERS },
];

/** The steps of the quote: empty, with everything wrong that can be, and answered. */
export function WizardGallery({ copy, games, phone, phoneHref }: WizardGalleryProps) {
  return (
    <div data-shelf="large">
      {STEPS.flatMap((step) =>
        STATES.map(({ name, answers, isChecked }) => {
          const errors = isChecked ? errorsOfStep(step, toRequestBody(answers)) : {};
          const props = { answers, settled: answers, dispatch: NOTHING, errors, copy, games };
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
  contact: Pick<WizardGalleryProps, 'phone' | 'phoneHref'>;
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
          onChange={NOTHING}
          onSend={NOTHING}
          retries={hasFailed ? 2 : 0}
          failure={hasFailed ? new SendError(503, '') : undefined}
        />
      );
  }
}
