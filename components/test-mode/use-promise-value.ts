import { useEffect, useState } from 'react';

/** The value of a promise that never rejects; null until it resolves, and without a promise. The promise must be memoized. */
export function usePromiseValue<Value>(promise: Promise<Value> | null): Value | null {
  const [resolved, setResolved] = useState<{ promise: Promise<Value>; value: Value } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void promise?.then((value) => isCurrent && setResolved({ promise, value }));
    return () => {
      isCurrent = false;
    };
  }, [promise]);

  return resolved && resolved.promise === promise ? resolved.value : null;
}
