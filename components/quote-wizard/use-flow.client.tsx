'use client';

import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import { UNOPENED, type createQuoteFlow, type FlowState } from './quote-flow.ts';

/** `shown` is what fields and steps show, `settled` what follows from it: the price, the progress, the pawns. */
type Drawn = { shown: FlowState; settled: FlowState };

/**
 * What the flow says. An answer is drawn with the key or press that gave it; what follows from it is drawn after the next
 * paint, so that a slow phone first shows that it heard.
 */
export function useFlow(flow: ReturnType<typeof createQuoteFlow>): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ shown: UNOPENED, settled: UNOPENED });

  useEffect(() => {
    function settle() {
      const latest = flow.read();
      setDrawn((last) => (last.settled === latest ? last : { shown: latest, settled: latest }));
    }
    const leave = flow.subscribe((next, kind) => {
      if (kind === 'move') return settle();
      setDrawn(({ settled }) => ({ shown: next, settled }));
      afterPaint(() => startTransition(settle));
    });
    // What was pressed since the first drawing, which nobody heard.
    settle();
    return leave;
  }, [flow]);

  return drawn;
}
