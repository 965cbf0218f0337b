'use client';

import { useLayoutEffect, useReducer, useRef, type FormEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { isModifiedClick } from '#components/ui/use-search.client';
import { drawClues, getHuntDay } from '#lib/hunt/draw-clues';
import { playHunt, type HuntAction } from '#lib/hunt/hunt';
import type { ClueSet } from '#lib/hunt/schema';
import { stopOf, type Square } from '#lib/hunt/squares';
import { isGameFragment, resumeGame, storeGame, type DressedGame } from './resume-game.ts';

/**
 * The game of this tab, and what links and forms of its cards do in place of loading the next page. Each move is stored. `heading` is the heading of the
 * card, which gets the focus when the card changes. `isFixed` keeps the clues of `initial`; otherwise those of the day replace them.
 */
export function useHunt({ clues }: ClueSet, initial: DressedGame, isFixed: boolean) {
  const [game, dispatch] = useReducer(reduceGame, initial);
  const heading = useRef<HTMLHeadingElement>(null);

  // Before the first click: React handles clicks before it runs other effects.
  useLayoutEffect(() => {
    const rendered = isFixed ? initial : { ...initial, clues: drawClues(clues, getHuntDay(new Date())) };
    const resume = () => dispatch({ type: 'resume', game: resumeGame(rendered, isFixed, clues) });
    const resumeFromFragment = () => isGameFragment(location.hash) && resume();
    resume();
    addEventListener('hashchange', resumeFromFragment);
    return () => removeEventListener('hashchange', resumeFromFragment);
  }, [clues, initial, isFixed]);

  function play(action: HuntAction): DressedGame {
    const played = reduceGame(game, action);
    flushSync(() => dispatch(action));
    storeGame(played);
    return played;
  }

  function showCard() {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }

  function follow(event: MouseEvent, square: Square) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    play({ type: 'move', stop: stopOf(square) });
    showCard();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const action = parseForm(new FormData(event.currentTarget, submitter));
    const { hunt } = play(action);
    // The card of an open clue stays, with the focus where it is.
    const isOther =
      action.type === 'name' || hunt.turns.some(({ outcome }, index) => outcome !== game.hunt.turns[index]?.outcome);
    if (isOther) showCard();
  }

  return { game, heading, move: (stop: number) => play({ type: 'move', stop }), follow, submit };
}

type GameAction = HuntAction | { type: 'resume'; game: DressedGame };

function reduceGame(game: DressedGame, action: GameAction): DressedGame {
  return action.type === 'resume' ? action.game : { ...game, hunt: playHunt(game.hunt, action, game.clues) };
}

function parseForm(data: FormData): HuntAction {
  const text = (name: string) => String(data.get(name) ?? '');
  const name = text('do');
  if (name === 'hint' || name === 'show') return { type: name };
  return name === 'answer' ? { type: 'answer', text: text('answer') } : { type: 'name', crew: text('crew') };
}
