import { renderHook, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQuoteFlow } from '#components/quote-wizard/state/quote-flow.ts';
import { EMPTY_ANSWERS } from '#lib/quote/quote-state';
import { useFlow } from '#components/quote-wizard/state/use-flow.client';

type Flow = ReturnType<typeof createQuoteFlow>;

beforeEach(() => history.replaceState(null, '', '/get-a-quote?city=Denver%2C+CO%2C+USA&people=45'));

/** Renders a wizard and calls `press` after the first render, before other effects run. `rendered` is what was in the page before. */
function renderAndPress(press: (flow: Flow) => void, rendered?: Parameters<typeof createQuoteFlow>[1]) {
  const flow = createQuoteFlow([], rendered);
  return renderHook(() => {
    useLayoutEffect(() => press(flow), []);
    const states = useFlow(flow);
    useEffect(() => flow.start(), []);
    return states;
  });
}

/** Fields that the visitor has changed in the page. */
function changed(fields: Record<string, string>) {
  return () => {
    const form = new FormData();
    for (const [name, text] of Object.entries(fields)) form.set(name, text);
    return form;
  };
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
  history.replaceState(null, '', '/get-a-quote');
  const rendered = { getChangedFields: changed({ typeOfEvent: 'onsite' }) };
  const { current } = renderAndPress((flow) => flow.advance(), rendered).result.current;
  expect(current.problem).toBeUndefined();
  expect(current.answers).toMatchObject({ typeOfEvent: 'onsite', currentStep: 2 });
});

it('stays in the step that the page shows when an answer was given there, also with the draft of an earlier visit', () => {
  renderAndPress(onsite).unmount();
  history.replaceState(null, '', '/get-a-quote?step=game');
  expect(renderAndPress(() => {}).result.current.current.answers.currentStep).toBe(4);
  history.replaceState(null, '', '/get-a-quote');
  const rendered = { getChangedFields: changed({ typeOfEvent: 'offsite' }) };
  expect(renderAndPress(() => {}, rendered).result.current.current.answers).toMatchObject({
    typeOfEvent: 'offsite',
    city: 'Denver, CO, USA',
    currentStep: 1,
  });
});

it('shows an error when Continue is pressed before the effects and nothing is chosen', () => {
  const { current } = renderAndPress((flow) => flow.advance()).result.current;
  expect(current.problem?.stepId).toBe('type');
  expect(current.answers.city).toBe('Denver, CO, USA');
});

describe('the reply to a posted step', () => {
  const answers = { ...EMPTY_ANSWERS, typeOfEvent: 'onsite', city: 'Reno, NV, USA', latitude: 39.53, currentStep: 3 };
  const reply = { answers, errors: {}, note: 'We read “reno” as Reno, NV, USA.' };

  beforeEach(() => history.replaceState(null, '', '/get-a-quote'));

  it('is rendered first, and stays after hydration', () => {
    const flow = createQuoteFlow([], { reply, isPosted: true });
    expect(flow.getState()).toMatchObject({ answers, note: reply.note });
    flow.start()();
    expect(flow.getState()).toMatchObject({ answers, note: reply.note });
    expect(location.search).toBe('?step=people');
  });

  it('keeps its errors, and what was typed since', () => {
    const rejected = { ...reply, errors: { participantSize: 'Enter the number of people, such as 45.' } };
    const rendered = { reply: rejected, isPosted: true, getChangedFields: changed({ participantSize: '45' }) };
    const { current } = renderAndPress(() => {}, rendered).result.current;
    expect(current.problem).toMatchObject({ stepId: 'people', errors: rejected.errors });
    expect(current.answers.participantSize).toBe(45);
  });

  it('returns to the summary when the visitor came from there', () => {
    const contact = { firstName: 'Imani', lastName: 'Okafor', email: 'imani@example.com', participantSize: 45 };
    const changing = { ...reply, answers: { ...answers, ...contact }, isReturning: true };
    const { current } = renderAndPress((flow) => flow.advance(), { reply: changing, isPosted: true }).result.current;
    expect(current.answers.currentStep).toBe(7);
  });

  it('has the stored answers of an earlier visit where it has none of its own', () => {
    renderAndPress((flow) => {
      flow.dispatch({ kind: 'choose city', place: { label: 'Boston, MA, USA', latitude: 1, longitude: 2 }, games: [] });
      flow.dispatch({ kind: 'write', field: 'firstName', text: 'Imani' });
    }).unmount();
    const { current } = renderAndPress(() => {}, { reply, isPosted: true }).result.current;
    expect(current.answers).toMatchObject({ ...answers, firstName: 'Imani' });
    const typed = { ...answers, city: 'Elko', latitude: null };
    const other = renderAndPress(() => {}, { reply: { ...reply, answers: typed }, isPosted: true });
    expect(other.result.current.current.answers).toMatchObject({ city: 'Elko', latitude: null });
  });
});
