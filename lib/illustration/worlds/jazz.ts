import type { Drawing } from '../drawing.ts';
import { pawnAt } from '../pieces.ts';
import { mirrored, rays, vault, ziggurat } from './jazz-parts.ts';
import { placed } from './jidara-parts.ts';

function skyline(): string {
  return (
    ziggurat(16, 150, 560, 4, 'z4') +
    ziggurat(270, 150, 560, 4, 'z4') +
    ziggurat(140, 170, 430, 3, 'z3') +
    ziggurat(392, 130, 380, 3, 'z3')
  );
}

const TRUMPETS =
  '<g transform="translate(352 500) rotate(-152) scale(2.3 -2.3)"><use href="#trumpet" class="cb"/></g>' +
  '<g transform="translate(1088 500) rotate(-28) scale(2.3)"><use href="#trumpet" class="cb"/></g>';

function thieves(): string {
  return (
    pawnAt(560, 866, { scale: 2, ink: 'a', hat: 'bowler', band: '1' }) +
    pawnAt(884, 866, { scale: 2, ink: 'd', hat: 'bob', band: '2' }) +
    pawnAt(470, 892, { scale: 1.7, ink: 'b', hat: 'beret', band: '3' }) +
    pawnAt(972, 892, { scale: 1.7, ink: 'a', hat: 'bowler', band: '3' })
  );
}

export function jazzStage({ hasTrumpets }: { hasTrumpets: boolean }): string {
  return rays(720, 640) + mirrored(skyline(), 1440) + (hasTrumpets ? TRUMPETS : '') + vault(720, 640) + thieves();
}

/** A strictly symmetrical scene: rays, tiered towers, trumpets, the vault and four thieves. */
export function drawJazz(): Drawing {
  return { viewBox: '0 0 1440 940', drawing: jazzStage({ hasTrumpets: true }) };
}

/** For the frame beside the other room, which is narrower: without the items that it would crop. */
export function drawJazzLone(): Drawing {
  return { viewBox: '0 0 1440 940', drawing: jazzStage({ hasTrumpets: false }) };
}

/** For phones: the crew is in a row below the vault and does not cover it. */
export function drawJazzPortrait(): Drawing {
  const towers = ziggurat(34, 130, 620, 4, 'z4') + ziggurat(138, 140, 450, 3, 'z3');
  const crew =
    pawnAt(262, 838, { scale: 1.9, ink: 'a', hat: 'bowler', band: '1' }) +
    pawnAt(458, 838, { scale: 1.9, ink: 'd', hat: 'bob', band: '2' }) +
    pawnAt(122, 862, { scale: 1.75, ink: 'b', hat: 'beret', band: '3' }) +
    pawnAt(598, 862, { scale: 1.75, ink: 'a', hat: 'bowler', band: '3' });
  const drawing = rays(360, 380) + mirrored(towers, 720) + placed(360, 380, 0.93, vault(0, 0)) + crew;
  return { viewBox: '0 0 720 900', drawing };
}
