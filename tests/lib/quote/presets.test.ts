import { describe, expect, it } from 'vitest';
import { parsePreset, quoteHref } from '#lib/quote/presets';

const read = (query: string) => parsePreset(new URLSearchParams(query));

describe('presets', () => {
  it('survive the way through a link', () => {
    const preset = { type: 'onsite', city: 'Zürich, Switzerland', people: 45, game: 'office-hunt', from: 'onsite' };
    expect(parsePreset(new URL(quoteHref(preset), 'http://localhost').searchParams)).toEqual(preset);
  });

  it('ignore what they do not know', () => {
    expect(read('type=circus&people=-3&game=<script>&date=soon&city=&color=red&where=moon')).toEqual({});
    expect(read('date=2026-99-99&city=a%0Ab&people=5001&where=constructor')).toEqual({});
    expect(read('people=')).toEqual({});
  });

  it('understand the short price form as a browser sends it', () => {
    expect(read('where=home&people=1%2C000&from=home')).toEqual({
      city: 'San Francisco, CA, USA',
      people: 1000,
      from: 'home',
    });
    expect(read('where=online&people=60')).toEqual({ type: 'virtual', people: 60 });
    expect(read('where=away&people=60')).toEqual({ people: 60 });
  });

  it('give way to a type or a city that is named', () => {
    expect(read('where=online&type=onsite')).toEqual({ type: 'onsite' });
    expect(read('where=home&city=Denver')).toEqual({ city: 'Denver' });
  });
});
