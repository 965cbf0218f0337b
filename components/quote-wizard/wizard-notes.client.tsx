'use client';

import { useOnline } from './state/use-online.client.tsx';
import styles from './wizard-notes.module.css';

/**
 * Notes about the current step, also for screen readers: `note` says why it is not the requested one or how an answer was understood;
 * another note says that the browser is offline.
 */
export function WizardNotes({ note }: { note: string }) {
  const isOnline = useOnline();
  return (
    <div role="status">
      {note && <p className={styles.note}>{note}</p>}
      {!isOnline && <p className={styles.note}>You are offline. You can go on: your answers stay on this device.</p>}
    </div>
  );
}
