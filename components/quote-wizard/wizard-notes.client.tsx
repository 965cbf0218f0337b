'use client';

import { useOnline } from './use-online.client.tsx';
import styles from './wizard-notes.module.css';

/** What a visitor should know about the step on show, said aloud too: why it is another one, and that the network is gone. */
export function WizardNotes({ detour }: { detour: string }) {
  const isOnline = useOnline();
  return (
    <div className={styles.notes} role="status">
      {detour && <p>{detour}</p>}
      {!isOnline && <p>You are offline. You can go on: your answers stay on this device.</p>}
    </div>
  );
}
