import { useRef, type PointerEvent } from 'react';
import { TILT } from './globe-board.tsx';

/** The hour that a drag started with, where it is held, and how far it has come, in degrees. */
type Drag = { hour: number; degrees: number; turned: number };

/**
 * Pointer handlers with which an SVG board with its center at the origin is turned. `onTurn` receives the nearest full hour; an hour is 15 degrees
 * counterclockwise.
 */
export function useBoardDrag(hour: number, onTurn: (hour: number) => void) {
  const drag = useRef<Drag>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { hour, degrees: getDegrees(event), turned: 0 };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const held = drag.current;
    if (!held) return;
    const degrees = getDegrees(event);
    held.turned += ((degrees - held.degrees + 540) % 360) - 180;
    held.degrees = degrees;
    const next = (((held.hour - Math.round(held.turned / 15)) % 24) + 24) % 24;
    if (next !== hour) onTurn(next);
  }

  function onPointerUp() {
    drag.current = null;
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

/** The direction of the pointer on the board, in degrees clockwise. */
function getDegrees({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): number {
  const matrix = currentTarget.querySelector('svg')?.getScreenCTM();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix?.inverse());
  return (Math.atan2(y / TILT, x) * 180) / Math.PI;
}
