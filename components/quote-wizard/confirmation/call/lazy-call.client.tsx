'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import { useHydrated } from '#components/ui/use-hydrated.client';
import type { ConfirmationCall } from './confirmation-call.client.tsx';

type CallProps = ComponentProps<typeof ConfirmationCall>;

const NoCall = (_props: CallProps) => null;

/** Loaded only where calls are offered. Without its code there is the phone. */
const LoadedCall = lazy(async () => {
  const loaded = await import('./confirmation-call.client.tsx').catch(() => undefined);
  return { default: loaded?.ConfirmationCall ?? NoCall };
});

/** The choice of a time for a call, in browsers with scripts. */
export function LazyCall(props: CallProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Suspense>
      <LoadedCall {...props} />
    </Suspense>
  );
}
