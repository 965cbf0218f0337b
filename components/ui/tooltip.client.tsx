'use client';

import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import styles from './tooltip.module.css';

/** Delays of specification section 9, in milliseconds: the provider's, and the theme's own. */
const PROVIDER_DELAYS = { delayDuration: 700, skipDelayDuration: 300 };
const OWN_DELAY = 200;

/** A short explanation beside a control: opens on hover and focus, Escape hides it. `children` is one button or link. */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactNode }) {
  return (
    <Radix.Provider {...PROVIDER_DELAYS}>
      <Radix.Root delayDuration={OWN_DELAY}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.content} sideOffset={8} collisionPadding={12}>
            {content}
            <Radix.Arrow className={styles.arrow} width={16} height={8} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
