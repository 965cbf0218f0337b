'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Animates the rows of a list to their new positions when `order` changes. Rows are identified by `data-crew`. */
export function useReorderAnimation(order: string): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const tops = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    if (!list.current) return;
    const style = getComputedStyle(list.current);
    const timing = { duration: parseFloat(style.getPropertyValue('--slow')), easing: style.getPropertyValue('--out') };
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const before = tops.current;
    tops.current = new Map();
    for (const row of list.current.querySelectorAll<HTMLElement>(':scope > [data-crew]')) {
      const crew = row.dataset.crew ?? '';
      const distance = (before.get(crew) ?? row.offsetTop) - row.offsetTop;
      tops.current.set(crew, row.offsetTop);
      if (distance !== 0 && !isMotionReduced)
        row.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], timing);
    }
  }, [order]);

  return list;
}
