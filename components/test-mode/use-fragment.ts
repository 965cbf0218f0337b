import { useSyncExternalStore } from 'react';
import { followAddress } from '#components/ui/use-search.client';

/** The part of the address behind and with the #, such as "#share=1.abc"; empty until React is there. */
export function useFragment(): string {
  return useSyncExternalStore(
    followAddress,
    () => location.hash,
    () => '',
  );
}
