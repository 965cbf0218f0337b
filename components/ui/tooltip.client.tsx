'use client';

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { TooltipBox } from './tooltip-box.client.tsx';
import { OPEN_DELAY_MS } from './tooltip-delays.ts';
import styles from './tooltip.module.css';

/**
 * A short explanation of a control: opens on hover, focus and a tap, closes on Escape. `children` is one button or link. Few visitors
 * open it, so its code loads when the pointer or the focus reaches the control. If that fails, the control still works.
 */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactNode }) {
  const [Box, setBox] = useState<typeof TooltipBox>();
  const wrapper = useRef<HTMLSpanElement>(null);
  const isActive = useRef(false);
  const hasFocus = useRef(false);

  async function load(delay: number) {
    if (Box || isActive.current) return;
    isActive.current = true;
    const wait = new Promise((resolve) => setTimeout(resolve, delay));
    const [code] = await Promise.all([import('./tooltip-box.client.tsx').catch(() => undefined), wait]);
    if (!code || !isActive.current) return;
    hasFocus.current = wrapper.current?.contains(document.activeElement) ?? false;
    setBox(() => code.TooltipBox);
  }

  // The control may have the focus before hydration.
  useEffect(() => {
    if (wrapper.current?.contains(document.activeElement)) void load(0);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);

  function leave() {
    isActive.current = false;
  }

  // The control is mounted again inside the box. It gets the focus back.
  useLayoutEffect(() => {
    if (Box && hasFocus.current) wrapper.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [Box]);

  return (
    <span
      className={styles.wrapper}
      ref={wrapper}
      onPointerMove={({ pointerType }) => void (pointerType !== 'touch' && load(OPEN_DELAY_MS))}
      onPointerLeave={leave}
      onFocus={() => void load(0)}
      onBlur={leave}
      onClick={() => void load(0)}
    >
      {Box ? <Box content={content}>{children}</Box> : children}
    </span>
  );
}
