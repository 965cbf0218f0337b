'use client';

import { useEffect } from 'react';
import { FailureScreen } from '#components/ui/failure-screen.client';

/** A page that failed to render. The error goes to the console, never to the visitor. */
export default function PageError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => console.error(error), [error]);
  return <FailureScreen />;
}
