import { describe, expect, it } from 'vitest';
import { priceToday } from '#lib/case-studies/price-today';
import { getPublishedStudies } from '#lib/case-studies/read';
import { parsePreset } from '#lib/quote/presets';
import { priceOf } from '#lib/quote/price';

const studies = getPublishedStudies(new Date('2026-11-21T12:00:00Z'));

describe('the current price of a similar event', () => {
  it.each(studies.map((study) => [study.slug, study] as const))(
    'of %s equals the price in the wizard behind its link',
    (slug, study) => {
      const { price, href } = priceToday(study);
      const preset = parsePreset(new URL(href, 'https://hunts.example').searchParams);
      expect(preset).toMatchObject({ people: study.participants, game: study.game, from: slug });
      expect(preset.type).toBe(study.format === 'virtual' ? 'virtual' : study.typeOfEvent);
      expect(preset.city).toBe(study.format === 'virtual' ? undefined : study.city);
      const { type = '', city = '', people = 0 } = preset;
      expect(priceOf({ typeOfEvent: type, city, participantSize: people })).toEqual(price);
    },
  );
});
