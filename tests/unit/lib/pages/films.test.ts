import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getPublishedStudies } from '#lib/case-studies/read';
import { captionsOf, posterOf } from '#lib/content/film-files';
import { getFilms, readPages } from '#lib/pages/read';

describe('films', () => {
  const films = getFilms();

  it('of all pages and case studies are described', () => {
    const shown = [
      ...readPages().entries.flatMap(({ data }) =>
        (data.sections ?? []).flatMap((section) => (section.kind === 'film' ? [section.src] : [])),
      ),
      ...getPublishedStudies(new Date('2026-11-21T12:00:00Z')).flatMap(({ videoUrl }) => videoUrl ?? []),
    ];
    expect(shown.length).toBeGreaterThan(1);
    expect([...new Set(shown)].filter((src) => !films.some((film) => film.src === src))).toEqual([]);
  });

  it.each(films.map((film) => [film.src, film] as const))('%s has the described duration', (src, { seconds }) => {
    const file = readFileSync(`public${src}`);
    const header = file.indexOf('mvhd') + 4;
    // Movie header (mvhd), version 0: two dates, then the time scale (units per second), then the duration in these units.
    expect(file[header]).toBe(0);
    expect(Math.round(file.readUInt32BE(header + 16) / file.readUInt32BE(header + 12))).toBe(seconds);
    for (const beside of [posterOf(src), captionsOf(src)]) expect(existsSync(`public${beside}`), beside).toBe(true);
  });
});
