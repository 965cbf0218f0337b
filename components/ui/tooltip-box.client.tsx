'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { useRef, useState, type ReactNode } from 'react';
import { OWN_DELAY, PROVIDER_DELAYS } from './tooltip-delays.ts';
import styles from './tooltip.module.css';

/** A control with its explanation, which is open at first: it comes when somebody asks for it. */
export function TooltipBox({ content, children }: { content: ReactNode; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  const control = useRef<HTMLButtonElement>(null);

  // Whoever arrives by keyboard brings the page along; that scrolling is no sign of having read the hint.
  function change(next: boolean) {
    const isScrolledTo = window.event?.type === 'scroll' && control.current === document.activeElement;
    if (next || !isScrolledTo) setIsOpen(next);
  }

  return (
    <Radix.Provider {...PROVIDER_DELAYS}>
      <Radix.Root delayDuration={OWN_DELAY} open={isOpen} onOpenChange={change}>
        <Radix.Trigger asChild ref={control}>
          {children}
        </Radix.Trigger>
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
