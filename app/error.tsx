'use client';

import { useEffect } from 'react';
import { FailureScreen } from '#components/ui/failure-screen.client';

/** The error boundary of all pages. The error is logged to the console and not shown to the visitor. */
export default function PageError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => console.error(error), [error]);
  return <FailureScreen />;
}
