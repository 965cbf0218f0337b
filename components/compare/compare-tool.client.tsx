'use client';

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  COMPARE_PATH,
  formatCompareQuery,
  MAX_PINS,
  parseCompareAnswers,
  type CompareAnswers,
} from '#lib/quote/compare-answers';
import { closestStudy, rankGames, type ComparedGame, type ComparedStudy } from '#lib/pages/compare-games';
import { formatCompareLetter, type LetterCopy } from '#lib/pages/compare-letter';
import { formatDollars } from '#lib/quote/figures';
import { AllGames } from './all-games.tsx';
import { CompareForm } from './compare-form.client.tsx';
import styles from './compare-tool.module.css';
import { fillForm, uncheckOthers } from './fill-form.ts';
import { RankedGames } from './ranked-games.tsx';
import { SendComparison } from './send-comparison.client.tsx';
import { SideBySide } from './side-by-side.tsx';

/** The time without a change after which the address is updated and the result announced, in milliseconds. */
const SETTLE_MS = 500;

/** How many formats are in the letter and the table if none is chosen. */
const BEST = 3;

type CompareToolProps = {
  anchor: string;
  games: readonly ComparedGame[];
  studies: readonly ComparedStudy[];
  copy: LetterCopy;
  /** What the page is rendered for. */
  initial: CompareAnswers;
  /** The origin of the site, for links in the letter. */
  origin: string;
  /** True on a host that cannot render the page for a query. */
  readsQuery: boolean;
};

/**
 * The comparison of formats. The fields are uncontrolled, so what was chosen before hydration remains; the answers are the current values of the
 * form. Without scripts the form loads the page with its answers in the query; on a static host, which cannot, it is hidden then.
 */
export function CompareTool({
  anchor,
  games,
  studies,
  copy,
  initial,
  origin: publishedOrigin,
  readsQuery,
}: CompareToolProps) {
  const origin = useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => publishedOrigin,
  );
  const [answers, setAnswers] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  const readForm = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      if (!element) return;
      if (readsQuery && location.search) fillForm(element, parseCompareAnswers(new URLSearchParams(location.search)));
      const read = parseCompareAnswers(new FormData(element));
      uncheckOthers(element, read.pins);
      setAnswers(read);
    },
    [readsQuery],
  );
  const update = () => form.current && setAnswers(parseCompareAnswers(new FormData(form.current)));

  const query = formatCompareQuery(answers);
  const ranked = rankGames(games, answers);
  const pinned = answers.pins.flatMap((id) => ranked.find(({ game }) => game.id === id) ?? []);
  const best = ranked.filter(({ isPossible }) => isPossible).slice(0, BEST);
  const chosen = pinned.length > 0 ? pinned : best;
  // One column alone compares nothing.
  const shown = pinned.length === 1 ? [...new Set([...pinned, ...best])].slice(0, 2) : chosen;
  const link = `${origin}${COMPARE_PATH}${query && `?${query}`}#${anchor}`;
  const studyOf = (game: string) => closestStudy(studies, game, answers.people);
  const [first] = best;
  const result = first?.price ? `${first.game.name} fits best: ${formatDollars(first.price.total)} in total.` : '';
  const announced = useSettled(result, query);

  return (
    <div className={styles.tool} onChange={update}>
      <div className={styles.columns}>
        <CompareForm
          ref={readForm}
          anchor={anchor}
          answers={answers}
          initial={initial}
          needsScripts={readsQuery}
          onSubmit={() => showInAddress(query)}
        />
        <div className={styles.results}>
          <RankedGames
            ranked={ranked}
            answers={answers}
            studyOf={studyOf}
            form={`${anchor}-form`}
            isFull={pinned.length >= MAX_PINS}
            needsScripts={readsQuery}
          />
          <p role="status" className="visually-hidden">
            {announced}
          </p>
        </div>
      </div>
      <SideBySide shown={shown} answers={answers} studyOf={studyOf} />
      {chosen.some(({ price }) => price) && (
        <SendComparison letter={formatCompareLetter({ copy, answers, options: chosen, link })} link={link} />
      )}
      <AllGames games={games} />
    </div>
  );
}

function showInAddress(query: string): void {
  history.replaceState(null, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
}

const neverChanges = () => () => {};

/** The last text that stayed for a while. The query is then in the address, so that a reload and a copied address keep the answers. */
function useSettled(text: string, query: string): string {
  const [settled, setSettled] = useState('');
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => {
      setSettled(text);
      showInAddress(query);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, query]);
  return settled;
}
