'use client';

import { useOnline } from './use-online.client.tsx';
import styles from './wizard-notes.module.css';

/** What a visitor should know about the step on show, said aloud too: why it is another one, and that the network is gone. */
export function WizardNotes({ detour }: { detour: string }) {
  const isOnline = useOnline();
  return (
    <div role="status">
      {detour && <p className={styles.note}>{detour}</p>}
      {!isOnline && <p className={styles.note}>You are offline. You can go on: your answers stay on this device.</p>}
    </div>
  );
}
