'use client';

import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import { OWN_DELAY, PROVIDER_DELAYS } from './tooltip-delays.ts';
import styles from './tooltip.module.css';

/** A control with its explanation, which is open at first: it comes when somebody asks for it. */
export function TooltipBox({ content, children }: { content: ReactNode; children: ReactNode }) {
  return (
    <Radix.Provider {...PROVIDER_DELAYS}>
      <Radix.Root delayDuration={OWN_DELAY} defaultOpen>
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
