import { renderHook, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createQuoteFlow } from '../../components/quote-wizard/quote-flow.ts';
import { useFlow } from '../../components/quote-wizard/use-flow.client.tsx';

beforeEach(() => history.replaceState(null, '', '/get-a-quote?city=Denver%2C+CO%2C+USA&people=45'));

/** A wizard whose first square is pressed as soon as it is drawn, before its effects run. */
function pressedAtOnce() {
  const flow = createQuoteFlow([]);
  return renderHook(() => {
    useLayoutEffect(() => flow.dispatch({ kind: 'choose type', value: 'onsite', games: [] }), []);
    const drawn = useFlow(flow);
    useEffect(() => flow.begin(), []);
    return drawn;
  });
}

it('draws what was chosen between the first drawing and its effects', async () => {
  const { result } = pressedAtOnce();
  expect(result.current.shown.answers.typeOfEvent).toBe('onsite');
  await waitFor(() => expect(result.current.settled.answers.typeOfEvent).toBe('onsite'));
});

it('loses nothing of a link then', () => {
  const { answers } = pressedAtOnce().result.current.shown;
  expect(answers).toMatchObject({ typeOfEvent: 'onsite', city: 'Denver, CO, USA' });
  expect(location.search).not.toContain('city=');
});
