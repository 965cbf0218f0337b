import { describe, expect, it } from 'vitest';
import { parsePreset, quoteHref } from '#lib/quote/presets';

const parse = (query: string) => parsePreset(new URLSearchParams(query));

describe('presets', () => {
  it('are unchanged in a link', () => {
    const preset = { type: 'onsite', city: 'Zürich, Switzerland', people: 45, game: 'office-hunt', from: 'onsite' };
    expect(parsePreset(new URL(quoteHref(preset), 'http://localhost').searchParams)).toEqual(preset);
  });

  it('ignore unknown and invalid values', () => {
    expect(parse('type=circus&people=-3&game=<script>&date=soon&city=&color=red&where=moon')).toEqual({});
    expect(parse('date=2026-99-99&city=a%0Ab&people=5001&where=constructor')).toEqual({});
    expect(parse('people=')).toEqual({});
  });

  it('parse the short price form as a browser sends it', () => {
    expect(parse('where=home&people=1%2C000&from=home')).toEqual({
      city: 'San Francisco, CA, USA',
      people: 1000,
      from: 'home',
    });
    expect(parse('where=online&people=60')).toEqual({ type: 'virtual', people: 60 });
    expect(parse('where=away&people=60')).toEqual({ people: 60 });
  });

  it('let a type or a city override the place', () => {
    expect(parse('where=online&type=onsite')).toEqual({ type: 'onsite' });
    expect(parse('where=home&city=Denver')).toEqual({ city: 'Denver' });
  });
});
