import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getLinkPath, parseLinkPath } from '#lib/quote/link-path';
import { parsePreset, PRESET_KEYS } from '#lib/quote/presets';

const roundTrip = (search: string) => parseLinkPath(getLinkPath(search)?.split('/').at(-1) ?? '');

describe('the internal path of a link with answers', () => {
  it('has the answers of the link, whatever their order, and not the page that it was on', () => {
    const people = getLinkPath('?type=onsite&city=San+Francisco%2C+CA%2C+USA&people=18&from=home');
    expect(getLinkPath('?where=home&people=18&type=onsite')).toBe(people);
    expect(people).toMatch(/^\/get-a-quote\/link\/[\w-]+$/);
  });

  it.each(['', '?from=home', '?step=city', '?type=picnic&people=none', '?utm_source=x', '?start=new'])(
    'does not exist for a link without answers: %j',
    (search) => expect(getLinkPath(search)).toBeUndefined(),
  );

  it('gives back the answers of every link', () => {
    const values = fc.oneof(fc.string(), fc.constantFrom('onsite', 'home', 'online', '45', '2026-12-10', 'city-hunt'));
    const links = fc.dictionary(fc.constantFrom(...PRESET_KEYS), values);
    fc.assert(
      fc.property(links, (given) => {
        const search = `?${new URLSearchParams(given)}`;
        const { from: _from, ...answers } = parsePreset(new URLSearchParams(search));
        expect(parsePreset(roundTrip(search) ?? new URLSearchParams())).toEqual(answers);
      }),
    );
  });

  it.each(['', 'x', '!', Buffer.from('people=45&a=1').toString('base64url')])('is not read from %j', (part) => {
    expect(parseLinkPath(part)).toBeUndefined();
  });
});
