'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { useRef, useState, type ReactNode } from 'react';
import { OPEN_DELAY_MS, PROVIDER_DELAYS_MS } from './tooltip-delays.ts';
import styles from './tooltip.module.css';

/**
 * A control with its tooltip. The tooltip is open at first, because this component mounts when it is needed. On a touch screen, a tap on the
 * control opens and closes it, whether or not the browser focuses a tapped button.
 */
export function TooltipBox({ content, children }: { content: ReactNode; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  const control = useRef<HTMLButtonElement>(null);
  const isTouched = useRef(false);

  // Keyboard focus may scroll the page to the control. That scroll must not close the tooltip. Of the events of a tap, only the click changes it.
  function change(next: boolean) {
    const { type, target } = window.event ?? {};
    const isScrolledTo = type === 'scroll' && control.current === document.activeElement;
    const isTap = isTouched.current && control.current?.contains(target as Node);
    if (!isTap && (next || !isScrolledTo)) setIsOpen(next);
  }

  return (
    <Radix.Provider {...PROVIDER_DELAYS_MS}>
      <Radix.Root delayDuration={OPEN_DELAY_MS} open={isOpen} onOpenChange={change}>
        <Radix.Trigger
          asChild
          ref={control}
          onPointerDown={({ pointerType }) => (isTouched.current = pointerType === 'touch')}
          onClick={() => isTouched.current && setIsOpen(!isOpen)}
          onBlur={() => (isTouched.current = false)}
        >
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
