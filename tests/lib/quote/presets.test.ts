import { describe, expect, it } from 'vitest';
import { parsePreset, quoteHref } from '#lib/quote/presets';

describe('presets', () => {
  it('survive the way through a link', () => {
    const preset = { type: 'onsite', city: 'Zürich, Switzerland', people: 45, game: 'office-hunt', from: 'onsite' };
    expect(parsePreset(new URL(quoteHref(preset), 'http://localhost').searchParams)).toEqual(preset);
  });

  it('ignore what they do not know', () => {
    const query = new URLSearchParams('type=circus&people=-3&game=<script>&date=soon&city=&color=red');
    expect(parsePreset(query)).toEqual({});
    expect(parsePreset(new URLSearchParams('date=2026-99-99&city=a%0Ab&people=5001'))).toEqual({});
  });
});
