'use client';

import type { Step } from '#lib/quote/journey';
import { GameStep } from './game-step.client.tsx';
import { LazyQueries } from '../state/lazy-queries.client.tsx';
import { PeopleStep } from './people-step.client.tsx';
import { PlanStep } from './plan-step.client.tsx';
import { SendStep, type SendStepProps } from './send-step.client.tsx';
import { useListedCity } from './use-listed-city.client.tsx';
import { YouStep } from './you-step.client.tsx';

type LazyStepProps = SendStepProps & {
  step: Step;
  /** False while the answers must not change. */
  isEditable: boolean;
};

/**
 * Renders every step but the first two, which are in the served page. It stays mounted through all steps and looks up a
 * city that was typed or came from a link.
 */
export function LazyStep({ step, isEditable, ...props }: LazyStepProps) {
  return (
    <LazyQueries>
      <ListedCity {...props} isTyping={step.id === 'city'} isEditable={isEditable} />
      {step.id === 'people' && <PeopleStep {...props} />}
      {step.id === 'game' && <GameStep {...props} />}
      {step.id === 'plan' && <PlanStep {...props} />}
      {step.id === 'you' && <YouStep {...props} />}
      {step.id === 'send' && <SendStep {...props} />}
    </LazyQueries>
  );
}

function ListedCity(props: Parameters<typeof useListedCity>[0]) {
  useListedCity(props);
  return null;
}
