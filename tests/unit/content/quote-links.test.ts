import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { priceToday } from '#lib/case-studies/price-today';
import { getPublishedStudies } from '#lib/case-studies/read';
import { parsePreset } from '#lib/quote/presets';
import { getGames } from '#lib/pages/read';
import { restoreAnswers } from '#components/quote-wizard/state/restore-answers.ts';

const games = getGames();
const written = globSync('content/**/*.{md,yaml}').flatMap(
  (file) => readFileSync(file, 'utf8').match(/\/get-a-quote\?[^\s"'<>()\]]+/g) ?? [],
);
const computed = getPublishedStudies(new Date('2026-11-21T12:00:00Z')).map((study) => priceToday(study).href);
const links = [...new Set([...written, ...computed])];

describe('links to the wizard', () => {
  it('exist', () => {
    expect(written.length).toBeGreaterThan(30);
    expect(computed).toHaveLength(17);
  });

  it.each(links)('%s prefills every parameter that it has', (link) => {
    const query = new URL(link, 'http://localhost').searchParams;
    const preset = parsePreset(query);
    expect(Object.keys(preset).toSorted()).toEqual([...query.keys()].toSorted());
    const { typeOfEvent, city, participantSize, game } = restoreAnswers({ preset, games });
    if (preset.type) expect(typeOfEvent).toBe(preset.type);
    if (preset.people) expect(participantSize).toBe(preset.people);
    if (preset.city) expect(city).toBe(preset.city);
    if (preset.game) expect(game).toBe(preset.game);
  });
});
