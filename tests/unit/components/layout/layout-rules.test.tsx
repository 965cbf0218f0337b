import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crowdCaption, nextPersonHint, pawnsFor } from '#components/quote-wizard/steps/crowd-caption.ts';
import { boardLayout } from '#components/sections/board-layout.ts';
import { trackLayout } from '#components/sections/track-layout.ts';
import { withFrom } from '#components/sections/with-from.ts';

const squares = fc.integer({ min: 2, max: 40 });

describe('a board', () => {
  it('has only full rows of narrow and wide squares', () => {
    fc.assert(
      fc.property(squares, (count) => {
        const { columns, wide } = boardLayout(count);
        expect((count + wide.length) % columns).toBe(0);
        let column = 0;
        for (let index = 0; index < count; index += 1) {
          const width = wide.includes(index) ? 2 : 1;
          expect(column + width, `square ${index + 1} of ${count}`).toBeLessThanOrEqual(columns);
          column = (column + width) % columns;
        }
      }),
    );
  });
});

describe('a track', () => {
  it('connects each stop with the next one and with no other stop', () => {
    fc.assert(
      fc.property(squares, (count) => {
        const { places } = trackLayout(count);
        places.slice(1).forEach((place, index) => {
          const before = places[index]!;
          const steps = Math.abs(place.row - before.row) + Math.abs(place.column - before.column);
          expect(steps).toBe(1);
          expect(before.goesDown).toBe(place.row > before.row);
          const left = before.column < place.column ? before : place;
          if (place.row === before.row) expect(left.goesRight).toBe(true);
        });
        expect(places.filter(({ goesRight, goesDown }) => goesRight || goesDown).length).toBeLessThanOrEqual(count);
        expect(places.reduce((sum, { goesRight, goesDown }) => sum + Number(goesRight) + Number(goesDown), 0)).toBe(
          count - 1,
        );
      }),
    );
  });
});

describe('a link to the quote', () => {
  it.each([
    ['/get-a-quote', '/get-a-quote?from=onsite'],
    ['/get-a-quote?people=30#top', '/get-a-quote?people=30&from=onsite#top'],
    ['/get-a-quote?from=blog', '/get-a-quote?from=blog'],
    ['/get-a-quote/confirmation', '/get-a-quote/confirmation'],
    ['#price', '#price'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('contains the name of its page: %s', (href, expected) => {
    expect(withFrom(href, 'onsite')).toBe(expected);
  });
});

describe('the texts for a head count', () => {
  it('contain the number of pawns and teams', () => {
    expect([1, 10, 11, 380, 381, 760, 5000].map((people) => pawnsFor(people).pawns)).toEqual([1, 1, 2, 38, 20, 38, 38]);
    expect(crowdCaption(5)).toBe('One pawn, ten players. You make one team.');
    expect(crowdCaption(44)).toBe('One pawn, ten players. You make about 8 teams of five to six.');
    expect(crowdCaption(5000)).toContain('twenty players. The rest are behind them.');
  });

  it('contain the price of the next person', () => {
    expect([29, 30, 50, 100, 110].map(nextPersonHint)).toEqual([
      '1 more place at no cost.',
      'The 31st person adds $65.',
      'The 51st person adds $55.',
      'The 101st person adds $45.',
      'The 111th person adds $45.',
    ]);
  });
});
