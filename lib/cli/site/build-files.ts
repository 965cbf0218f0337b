export const DIST_FOLDER = '.next';

/** The server as JavaScript, bundled from serve.ts and lib/delivery/next/cache-handler.ts. */
export const SERVER_FOLDER = `${DIST_FOLDER}/site-server`;
export const SERVER_FILE = `${SERVER_FOLDER}/serve.mjs`;
export const CACHE_HANDLER_FILE = `${SERVER_FOLDER}/cache-handler.mjs`;

/**
 * Flags of Node.js for the server. By default V8 lets garbage grow with the memory of the machine. The site needs about 100 MB; with this limit
 * the process stays below 300 MB under load.
 */
export const SERVER_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-old-space-size=512',
  '--max-semi-space-size=8',
];
