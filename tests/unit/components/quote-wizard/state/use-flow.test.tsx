import { renderHook, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PreHydrationAnswers } from '#components/quote-wizard/state/pre-hydration-answers.ts';
import { createQuoteFlow } from '#components/quote-wizard/state/quote-flow.ts';
import { useFlow } from '#components/quote-wizard/state/use-flow.client';

type Flow = ReturnType<typeof createQuoteFlow>;

beforeEach(() => history.replaceState(null, '', '/get-a-quote?city=Denver%2C+CO%2C+USA&people=45'));

/** Renders a wizard and calls `press` after the first render, before other effects run. */
function renderAndPress(press: (flow: Flow) => void, early?: Partial<PreHydrationAnswers>) {
  const flow = createQuoteFlow([], () => ({ hasLeftFirstStep: false, ...early }));
  return renderHook(() => {
    useLayoutEffect(() => press(flow), []);
    const states = useFlow(flow);
    useEffect(() => flow.start(), []);
    return states;
  });
}

const onsite = (flow: Flow) => flow.dispatch({ kind: 'choose type', value: 'onsite', games: [] });

it('renders an answer that was given between the first render and its effects', async () => {
  const { result } = renderAndPress(onsite);
  expect(result.current.current.answers.typeOfEvent).toBe('onsite');
  await waitFor(() => expect(result.current.deferred.answers.typeOfEvent).toBe('onsite'));
});

it('keeps the answers of a link when an answer is given before the effects', () => {
  const { answers } = renderAndPress(onsite).result.current.current;
  expect(answers).toMatchObject({ typeOfEvent: 'onsite', city: 'Denver, CO, USA' });
  expect(location.search).not.toContain('city=');
});

it('continues with an event type that was chosen before hydration', () => {
  const { current } = renderAndPress((flow) => flow.advance('type'), { type: 'onsite' }).result.current;
  expect(current.problem).toBeUndefined();
  expect(current.answers).toMatchObject({ typeOfEvent: 'onsite', city: 'Denver, CO, USA' });
  expect(current.answers.currentStep).toBeGreaterThan(1);
});

it('shows an error when Continue is pressed before the effects and nothing is chosen', () => {
  const { current } = renderAndPress((flow) => flow.advance('type')).result.current;
  expect(current.problem?.stepId).toBe('type');
  expect(current.answers.city).toBe('Denver, CO, USA');
});

describe('a visitor who continued to the second step before hydration', () => {
  const past = { type: 'onsite', city: 'Austi', hasLeftFirstStep: true };

  beforeEach(() => history.replaceState(null, '', '/get-a-quote'));

  it('stays there with the typed city, and can go back', async () => {
    const { current } = renderAndPress(() => {}, past).result.current;
    expect(current).toMatchObject({
      answers: { typeOfEvent: 'onsite', city: 'Austi', currentStep: 2 },
      hasNavigated: true,
    });
    expect(location.search).toBe('?step=city');
    history.back();
    await waitFor(() => expect(location.search).not.toContain('city'));
  });

  it('keeps every letter that is typed during hydration', () => {
    const { current } = renderAndPress((flow) => flow.dispatch({ kind: 'type city', text: 'Austin', games: [] }), past)
      .result.current;
    expect(current.answers).toMatchObject({ city: 'Austin', currentStep: 2 });
  });

  it('continues from there when Continue is pressed during hydration', () => {
    const { current } = renderAndPress((flow) => flow.advance('city'), past).result.current;
    expect(current.problem).toBeUndefined();
    expect(current.answers.currentStep).toBe(3);
  });

  it('gets the error of that step when Continue is pressed during hydration', () => {
    const { current } = renderAndPress((flow) => flow.advance('city'), { ...past, city: '' }).result.current;
    expect(current.problem?.stepId).toBe('city');
  });

  it('gets the stored city of an earlier visit unless another city was typed', () => {
    renderAndPress((flow) => flow.dispatch({ kind: 'type city', text: 'Boston', games: [] }), past);
    const again = (city: string) => renderAndPress(() => {}, { ...past, city }).result.current.current.answers.city;
    expect(again('')).toBe('Boston');
    expect(again('Reno')).toBe('Reno');
  });
});
