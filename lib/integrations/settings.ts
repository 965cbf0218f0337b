import { FILM_SITES, type FilmSite } from '#lib/content/film-sites';

/*
 * Each third-party service is enabled by one environment variable. Pages are static, so the variables take effect when
 * pages are rendered: set them before the build, and keep the same values for the server.
 */

/** Any environment, such as `process.env`. */
export type Env = Readonly<Record<string, string | undefined>>;

type Setting = { pattern: RegExp; example: string };

const SETTINGS = {
  GTM_ID: { pattern: /^GTM-[A-Z\d]{4,12}$/, example: 'GTM-AB12CD3' },
  GA_ID: { pattern: /^G-[A-Z\d]{4,16}$/, example: 'G-AB12CD34EF' },
  BRANCH_KEY: { pattern: /^key_(live|test)_[A-Za-z\d]{8,80}$/, example: 'key_live_ and 32 letters and digits' },
  GOOGLE_MAPS_EMBED_KEY: {
    pattern: /^[\w-]{20,100}$/,
    example: 'AIza and 35 letters, digits, hyphens and underscores',
  },
  YOUTUBE_EMBEDS: { pattern: /^on$/, example: 'on' },
  VIMEO_EMBEDS: { pattern: /^on$/, example: 'on' },
  PUBNUB_SUBSCRIBE_KEY: { pattern: /^(demo|sub-[\w-]{8,80})$/, example: 'sub-c- and a UUID' },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The trimmed value of a setting; undefined when it is not set or does not match its pattern. */
export function getSetting(name: SettingName, env: Env): string | undefined {
  const value = env[name]?.trim();
  return value && SETTINGS[name].pattern.test(value) ? value : undefined;
}

/** The sites whose players may be embedded. */
export function getEmbeddableSites(env: Env): FilmSite[] {
  return FILM_SITES.filter((site) => getSetting(site === 'YouTube' ? 'YOUTUBE_EMBEDS' : 'VIMEO_EMBEDS', env));
}

/** One sentence for each setting that is set but malformed. It starts with the name of the variable and never contains the value. */
export function describeMalformedSettings(env: Env): string[] {
  return SETTING_NAMES.filter((name) => env[name]?.trim() && getSetting(name, env) === undefined).map(
    (name) => `${name} is malformed, and counts as not set. It looks like this: ${SETTINGS[name].example}.`,
  );
}
