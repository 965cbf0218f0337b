'use client';

import type { Step } from '#lib/quote/journey';
import { QueryProvider } from '../ui/query-provider.client.tsx';
import { CityStep } from './city-step.client.tsx';
import { GameStep } from './game-step.client.tsx';
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

/** Every step but the first. It stays through all of them, so that a city that was looked up stays known. */
export function LaterStep({ step, isOpen, ...props }: LaterStepProps) {
  return (
    <QueryProvider>
      <ListedCity {...props} isTyping={step.id === 'city'} isOpen={isOpen} />
      {step.id === 'city' && <CityStep {...props} />}
      {step.id === 'people' && <PeopleStep {...props} />}
      {step.id === 'game' && <GameStep {...props} />}
      {step.id === 'plan' && <PlanStep {...props} />}
      {step.id === 'you' && <YouStep {...props} />}
      {step.id === 'send' && <SendStep {...props} />}
    </QueryProvider>
  );
}

function ListedCity(props: Parameters<typeof useListedCity>[0]) {
  useListedCity(props);
  return null;
}
