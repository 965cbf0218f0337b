/** What build.setup.ts adds to a page: the id at YouTube of its film, and a film that is only there. */
export const FILMS = { page: '/scavenger-hunts', own: 'abcdefghijk', only: 'ABCDEFGHIJK' };
