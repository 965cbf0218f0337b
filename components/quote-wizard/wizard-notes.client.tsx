'use client';

import { useOnline } from './state/use-online.client.tsx';
import styles from './wizard-notes.module.css';

/**
 * Notes about the current step, also for screen readers: why it is not the requested one, and that the browser is
 * offline.
 */
export function WizardNotes({ redirectReason }: { redirectReason: string }) {
  const isOnline = useOnline();
  return (
    <div role="status">
      {redirectReason && <p className={styles.note}>{redirectReason}</p>}
      {!isOnline && <p className={styles.note}>You are offline. You can go on: your answers stay on this device.</p>}
    </div>
  );
}
