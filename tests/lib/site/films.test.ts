import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getRevealedStudies } from '#lib/case-studies/read';
import { captionsOf, posterOf } from '#lib/content/film-files';
import { getFilms, readPages } from '#lib/site/read';

describe('films', () => {
  const films = getFilms();

  it('are all described that pages and stories show', () => {
    const shown = [
      ...readPages().entries.flatMap(({ data }) =>
        (data.sections ?? []).flatMap((section) => (section.kind === 'film' ? [section.src] : [])),
      ),
      ...getRevealedStudies(new Date('2026-11-21T12:00:00Z')).flatMap(({ videoUrl }) => videoUrl ?? []),
    ];
    expect(shown.length).toBeGreaterThan(1);
    expect([...new Set(shown)].filter((src) => !films.some((film) => film.src === src))).toEqual([]);
  });

  it.each(films.map((film) => [film.src, film] as const))(
    '%s is as long as its description says',
    (src, { seconds }) => {
      const file = readFileSync(`public${src}`);
      const header = file.indexOf('mvhd') + 4;
      // Version 0 of the movie header: after two dates come the ticks of a second, then the length in ticks.
      expect(file[header]).toBe(0);
      expect(Math.round(file.readUInt32BE(header + 16) / file.readUInt32BE(header + 12))).toBe(seconds);
      for (const beside of [posterOf(src), captionsOf(src)]) expect(existsSync(`public${beside}`), beside).toBe(true);
    },
  );
});
