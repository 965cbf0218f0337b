import { describe, expect, it } from 'vitest';
import { SETTING_NAMES, settingOf, settingProblems, type SettingName } from '#lib/services/settings';
import { ALL_SERVICES } from '#tests/factories/all-services';

describe('the settings of the services', () => {
  it('are off when nothing is set, and nobody complains', () => {
    const empty = Object.fromEntries(SETTING_NAMES.map((name) => [name, ' ']));
    for (const env of [{}, empty]) {
      expect(SETTING_NAMES.filter((name) => settingOf(name, env) !== undefined)).toEqual([]);
      expect(settingProblems(env)).toEqual([]);
    }
  });

  it('are taken as they are when they are well formed, but for spaces around them', () => {
    expect(Object.keys(ALL_SERVICES).sort()).toEqual(SETTING_NAMES.toSorted());
    expect(settingProblems(ALL_SERVICES)).toEqual([]);
    for (const name of SETTING_NAMES) {
      expect(settingOf(name, { [name]: ` ${ALL_SERVICES[name]}\n` })).toBe(ALL_SERVICES[name]);
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
  ])('%s is off, with a word about it, when it is %s', (name, value) => {
    const env = { ...ALL_SERVICES, [name]: value };
    expect(settingProblems(env).join()).not.toContain(value);
    expect(settingOf(name, env)).toBeUndefined();
    expect(settingProblems(env)).toEqual([expect.stringMatching(`^${name} is malformed, .* looks like this: \\S`)]);
  });
});
