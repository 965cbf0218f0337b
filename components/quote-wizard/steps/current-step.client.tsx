'use client';

import type { Step } from '#lib/quote/journey';
import { CityStep } from './city-step.client.tsx';
import { GameStep } from './game-step.client.tsx';
import { PeopleStep } from './people-step.client.tsx';
import { PlanStep } from './plan-step.client.tsx';
import { SendStep, type SendStepProps } from './send-step.client.tsx';
import { TypeStep } from './type-step.client.tsx';
import { useListedCity } from './use-listed-city.client.tsx';
import { YouStep } from './you-step.client.tsx';

type CurrentStepProps = SendStepProps & {
  step: Step;
  typedPeople: string | undefined;
  /** False while the answers must not change. */
  isEditable: boolean;
};

/** Renders one step. It stays mounted through all steps and looks up a city that was typed or came from a link. */
export function CurrentStep({ step, typedPeople, isEditable, ...props }: CurrentStepProps) {
  useListedCity({ ...props, isTyping: step.id === 'city', isEditable });
  switch (step.id) {
    case 'type':
      return <TypeStep {...props} />;
    case 'city':
      return <CityStep {...props} />;
    case 'people':
      return <PeopleStep {...props} typedBefore={typedPeople} />;
    case 'game':
      return <GameStep {...props} />;
    case 'plan':
      return <PlanStep {...props} />;
    case 'you':
      return <YouStep {...props} />;
    case 'send':
      return <SendStep {...props} />;
  }
}
