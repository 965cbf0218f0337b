import { describe, expect, it } from 'vitest';
import { SETTING_NAMES, getSetting, describeMalformedSettings, type SettingName } from '#lib/integrations/settings';
import { ALL_SERVICES } from '#tests/factories/all-services';

describe('the settings of services', () => {
  it('are off without a problem when they are not set', () => {
    const empty = Object.fromEntries(SETTING_NAMES.map((name) => [name, ' ']));
    for (const env of [{}, empty]) {
      expect(SETTING_NAMES.filter((name) => getSetting(name, env) !== undefined)).toEqual([]);
      expect(describeMalformedSettings(env)).toEqual([]);
    }
  });

  it('are trimmed and used when they are well formed', () => {
    expect(Object.keys(ALL_SERVICES).sort()).toEqual(SETTING_NAMES.toSorted());
    expect(describeMalformedSettings(ALL_SERVICES)).toEqual([]);
    for (const name of SETTING_NAMES) {
      expect(getSetting(name, { [name]: ` ${ALL_SERVICES[name]}\n` })).toBe(ALL_SERVICES[name]);
    }
  });

  it.each<[SettingName, string]>([
    ['GTM_ID', 'G-AB12CD34EF'],
    ['GTM_ID', 'GTM-ab12cd3'],
    ['GA_ID', 'UA-12345-1'],
    ['GA_ID', "G-1');alert('"],
    ['BRANCH_KEY', 'live_abcdefghijkl'],
    ['GOOGLE_MAPS_EMBED_KEY', 'AIza&q=elsewhere'],
    ['YOUTUBE_EMBEDS', 'off'],
    ['PUBNUB_SUBSCRIBE_KEY', 'pub-c-00000000'],
  ])('%s is off, and described as malformed, when it is %s', (name, value) => {
    const env = { ...ALL_SERVICES, [name]: value };
    expect(describeMalformedSettings(env).join()).not.toContain(value);
    expect(getSetting(name, env)).toBeUndefined();
    expect(describeMalformedSettings(env)).toEqual([
      expect.stringMatching(`^${name} is malformed, .* looks like this: \\S`),
    ]);
  });
});
