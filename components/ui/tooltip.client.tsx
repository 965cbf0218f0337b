'use client';

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { TooltipBox } from './tooltip-box.client.tsx';
import { OWN_DELAY } from './tooltip-delays.ts';
import styles from './tooltip.module.css';

/**
 * A short explanation beside a control: opens on hover and focus, Escape hides it. `children` is one button or link. Few
 * people ask for it, so its code comes when a pointer or the focus reaches the control; without it the control stays.
 */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactNode }) {
  const [Box, setBox] = useState<typeof TooltipBox>();
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useRef(false);
  const hasFocus = useRef(false);

  async function approach(delay: number) {
    if (Box || isNear.current) return;
    isNear.current = true;
    const wait = new Promise((resolve) => setTimeout(resolve, delay));
    const [code] = await Promise.all([import('./tooltip-box.client.tsx').catch(() => undefined), wait]);
    if (!code || !isNear.current) return;
    hasFocus.current = place.current?.contains(document.activeElement) ?? false;
    setBox(() => code.TooltipBox);
  }

  // Who came by keyboard may be there before React is.
  useEffect(() => {
    if (place.current?.contains(document.activeElement)) void approach(0);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when React comes
  }, []);

  function leave() {
    isNear.current = false;
  }

  // The control is drawn anew inside the box, and keeps the focus.
  useLayoutEffect(() => {
    if (Box && hasFocus.current) place.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [Box]);

  return (
    <span
      className={styles.place}
      ref={place}
      onPointerMove={({ pointerType }) => void (pointerType !== 'touch' && approach(OWN_DELAY))}
      onPointerLeave={leave}
      onFocus={() => void approach(0)}
      onBlur={leave}
    >
      {Box ? <Box content={content}>{children}</Box> : children}
    </span>
  );
}
