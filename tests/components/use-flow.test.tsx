import { renderHook, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EarlyAnswers } from '../../components/quote-wizard/early-answers.ts';
import { createQuoteFlow } from '../../components/quote-wizard/quote-flow.ts';
import { useFlow } from '../../components/quote-wizard/use-flow.client.tsx';

type Flow = ReturnType<typeof createQuoteFlow>;

beforeEach(() => history.replaceState(null, '', '/get-a-quote?city=Denver%2C+CO%2C+USA&people=45'));

/** A wizard in which something is pressed as soon as it is drawn, before its effects run. */
function pressedAtOnce(press: (flow: Flow) => void, early?: Partial<EarlyAnswers>) {
  const flow = createQuoteFlow([], () => ({ isPastFirst: false, ...early }));
  return renderHook(() => {
    useLayoutEffect(() => press(flow), []);
    const drawn = useFlow(flow);
    useEffect(() => flow.begin(), []);
    return drawn;
  });
}

const onsite = (flow: Flow) => flow.dispatch({ kind: 'choose type', value: 'onsite', games: [] });

it('draws what was chosen between the first drawing and its effects', async () => {
  const { result } = pressedAtOnce(onsite);
  expect(result.current.shown.answers.typeOfEvent).toBe('onsite');
  await waitFor(() => expect(result.current.settled.answers.typeOfEvent).toBe('onsite'));
});

it('loses nothing of a link then', () => {
  const { answers } = pressedAtOnce(onsite).result.current.shown;
  expect(answers).toMatchObject({ typeOfEvent: 'onsite', city: 'Denver, CO, USA' });
  expect(location.search).not.toContain('city=');
});

it('goes on with a square that was chosen before, when Continue is pressed then', () => {
  const { shown } = pressedAtOnce((flow) => flow.advance('type'), { type: 'onsite' }).result.current;
  expect(shown.problem).toBeUndefined();
  expect(shown.answers).toMatchObject({ typeOfEvent: 'onsite', city: 'Denver, CO, USA' });
  expect(shown.answers.currentStep).toBeGreaterThan(1);
});

it('says what is missing, when Continue is pressed then and nothing was chosen', () => {
  const { shown } = pressedAtOnce((flow) => flow.advance('type')).result.current;
  expect(shown.problem?.stepId).toBe('type');
  expect(shown.answers.city).toBe('Denver, CO, USA');
});

describe('whoever has gone on to the second question before', () => {
  const past = { type: 'onsite', city: 'Austi', isPastFirst: true };

  beforeEach(() => history.replaceState(null, '', '/get-a-quote'));

  it('stays there, with what was typed, and can step back', async () => {
    const { shown } = pressedAtOnce(() => {}, past).result.current;
    expect(shown).toMatchObject({ answers: { typeOfEvent: 'onsite', city: 'Austi', currentStep: 2 }, hasMoved: true });
    expect(location.search).toBe('?step=city');
    history.back();
    await waitFor(() => expect(location.search).not.toContain('city'));
  });

  it('loses no letter that is typed while React comes', () => {
    const { shown } = pressedAtOnce((flow) => flow.dispatch({ kind: 'type city', text: 'Austin', games: [] }), past)
      .result.current;
    expect(shown.answers).toMatchObject({ city: 'Austin', currentStep: 2 });
  });

  it('goes on from it, when Continue is pressed then', () => {
    const { shown } = pressedAtOnce((flow) => flow.advance('city'), past).result.current;
    expect(shown.problem).toBeUndefined();
    expect(shown.answers.currentStep).toBe(3);
  });

  it('is told what is missing there, when Continue is pressed then', () => {
    const { shown } = pressedAtOnce((flow) => flow.advance('city'), { ...past, city: '' }).result.current;
    expect(shown.problem?.stepId).toBe('city');
  });

  it('finds the city of an earlier visit, unless another one was typed', () => {
    pressedAtOnce((flow) => flow.dispatch({ kind: 'type city', text: 'Boston', games: [] }), past);
    const again = (city: string) => pressedAtOnce(() => {}, { ...past, city }).result.current.shown.answers.city;
    expect(again('')).toBe('Boston');
    expect(again('Reno')).toBe('Reno');
  });
});
