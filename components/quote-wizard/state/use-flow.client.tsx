'use client';

import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import type { createQuoteFlow, FlowState } from './quote-flow.ts';

/** Fields and steps render `current`. The price, the progress and the pawns render `deferred`. */
type FlowStates = { current: FlowState; deferred: FlowState };

/**
 * Subscribes to the state of the wizard. An answer is rendered in its field at once. What depends on it is rendered
 * after the next paint, so that a slow phone responds to the input first.
 */
export function useFlow(flow: ReturnType<typeof createQuoteFlow>): FlowStates {
  const [states, setStates] = useState<FlowStates>(() => ({ current: flow.getState(), deferred: flow.getState() }));

  useEffect(() => {
    function updateAll() {
      const latest = flow.getState();
      setStates((last) => (last.deferred === latest ? last : { current: latest, deferred: latest }));
    }
    const unsubscribe = flow.subscribe((next, kind) => {
      if (kind === 'move') return updateAll();
      setStates(({ deferred }) => ({ current: next, deferred }));
      afterPaint(() => startTransition(updateAll));
    });
    // The state may have changed between the first render and this subscription.
    updateAll();
    return unsubscribe;
  }, [flow]);

  return states;
}
