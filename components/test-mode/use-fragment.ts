import { useSyncExternalStore } from 'react';
import { subscribeToAddress } from '#components/ui/use-search.client';

/** The fragment of the URL with its #, such as "#share=1.abc"; empty until hydration. */
export function useFragment(): string {
  return useSyncExternalStore(
    subscribeToAddress,
    () => location.hash,
    () => '',
  );
}
