/**
 * Changes with every save of a content file in development: there `content-version-loader.ts` writes it anew. Whatever
 * imports it is then loaded again, and open pages refresh. Empty everywhere else.
 */
export const CONTENT_VERSION: string = '';
