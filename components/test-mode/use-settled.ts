import { useEffect, useState } from 'react';

/** What a promise that never rejects gives; null until then, and without a promise. The promise must stay the same. */
export function useSettled<Value>(promise: Promise<Value> | null): Value | null {
  const [settled, setSettled] = useState<{ promise: Promise<Value>; value: Value } | null>(null);

  useEffect(() => {
    let isWanted = true;
    void promise?.then((value) => isWanted && setSettled({ promise, value }));
    return () => {
      isWanted = false;
    };
  }, [promise]);

  return settled && settled.promise === promise ? settled.value : null;
}
