/*
 * Glossary
 *   service    another company's, which the site can use: tags, deep links, maps, films, live standings
 *   setting    the variable that switches a service on; not set means off, and a malformed one counts as not set
 *
 * Pages are static, so settings are read when they are rendered: set them before building, and keep them when serving.
 */

/** Any environment, such as `process.env`. */
export type Env = Readonly<Record<string, string | undefined>>;

type Setting = { shape: RegExp; example: string };

const SETTINGS = {
  GTM_ID: { shape: /^GTM-[A-Z\d]{4,12}$/, example: 'GTM-AB12CD3' },
  GA_ID: { shape: /^G-[A-Z\d]{4,16}$/, example: 'G-AB12CD34EF' },
  BRANCH_KEY: { shape: /^key_(live|test)_[A-Za-z\d]{8,80}$/, example: 'key_live_ and 32 letters and digits' },
  GOOGLE_MAPS_EMBED_KEY: { shape: /^[\w-]{20,100}$/, example: 'AIza and 35 letters, digits, hyphens and underscores' },
  YOUTUBE_EMBEDS: { shape: /^on$/, example: 'on' },
  PUBNUB_SUBSCRIBE_KEY: { shape: /^(demo|sub-[\w-]{8,80})$/, example: 'sub-c- and a UUID' },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The value of a setting; undefined when it is not set, or not in its shape. */
export function settingOf(name: SettingName, env: Env): string | undefined {
  const value = env[name]?.trim();
  return value && SETTINGS[name].shape.test(value) ? value : undefined;
}

/** Advice for each setting that is set and malformed. It starts with the name of the variable and never holds its value. */
export function settingProblems(env: Env): string[] {
  return SETTING_NAMES.filter((name) => env[name]?.trim() && settingOf(name, env) === undefined).map(
    (name) => `${name} is malformed, and counts as not set. It looks like this: ${SETTINGS[name].example}.`,
  );
}
