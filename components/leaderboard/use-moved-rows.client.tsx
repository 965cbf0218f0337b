'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Lets the rows of a list slide to their new places whenever `order` changes. Rows are told apart by data-crew. */
export function useMovedRows(order: string): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const tops = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    if (!list.current) return;
    const style = getComputedStyle(list.current);
    const timing = { duration: parseFloat(style.getPropertyValue('--l')), easing: style.getPropertyValue('--out') };
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const before = tops.current;
    tops.current = new Map();
    for (const row of list.current.querySelectorAll<HTMLElement>(':scope > [data-crew]')) {
      const crew = row.dataset.crew ?? '';
      const way = (before.get(crew) ?? row.offsetTop) - row.offsetTop;
      tops.current.set(crew, row.offsetTop);
      if (way !== 0 && !isStill) row.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], timing);
    }
  }, [order]);

  return list;
}
