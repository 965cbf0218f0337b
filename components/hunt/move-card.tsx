import type { Rival } from '#lib/hunt/hunt-query';
import type { Square } from '#lib/hunt/squares';
import { Card, NextSquare, type CardProps } from './card.tsx';

/** The card of START, of a stop between two squares, and of FINISH while clues are left. */
export function MoveCard({ ref, square, rival, ...next }: CardProps & { square?: Square; rival?: Rival }) {
  const [title, text] = TEXTS[square === 'start' || square === 'finish' ? square : 'between'];
  return (
    <Card ref={ref} title={title}>
      {rival && <p>{`${rival.crew} scored ${rival.score} on these three clues, and thinks you can’t beat that.`}</p>}
      <p>{text}</p>
      <NextSquare {...next} />
    </Card>
  );
}

const TEXTS = {
  start: ['Your move', 'Drag the pawn, tap a square, or use the arrow keys. Three squares hold a clue, in any order.'],
  between: ['Between two squares', 'Nothing is hidden here. We looked.'],
  finish: ['The podium is still empty', 'It opens when all three clues are played.'],
} as const;
