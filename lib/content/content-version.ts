/**
 * The time of the last save of a content file in development, where `content-version-loader.ts` replaces the string. Each
 * change reloads the modules that import this one, and open pages refresh. Empty in production and in tests.
 */
export const CONTENT_VERSION: string = '';
