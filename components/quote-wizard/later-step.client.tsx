'use client';

import type { Step } from '#lib/quote/journey';
import { GameStep } from './game-step.client.tsx';
import { LaterQueries } from './later-queries.client.tsx';
import { PeopleStep } from './people-step.client.tsx';
import { PlanStep } from './plan-step.client.tsx';
import { SendStep, type SendStepProps } from './send-step.client.tsx';
import { useListedCity } from './use-listed-city.client.tsx';
import { YouStep } from './you-step.client.tsx';

type LaterStepProps = SendStepProps & {
  step: Step;
  /** False while the answers must stay as they are. */
  isOpen: boolean;
};

/**
 * Every step but the first two, whose fields are on the page from the start. It stays through all of them, and looks up a city that was typed
 * or linked.
 */
export function LaterStep({ step, isOpen, ...props }: LaterStepProps) {
  return (
    <LaterQueries>
      <ListedCity {...props} isTyping={step.id === 'city'} isOpen={isOpen} />
      {step.id === 'people' && <PeopleStep {...props} />}
      {step.id === 'game' && <GameStep {...props} />}
      {step.id === 'plan' && <PlanStep {...props} />}
      {step.id === 'you' && <YouStep {...props} />}
      {step.id === 'send' && <SendStep {...props} />}
    </LaterQueries>
  );
}

function ListedCity(props: Parameters<typeof useListedCity>[0]) {
  useListedCity(props);
  return null;
}
