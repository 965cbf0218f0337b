/** Settings that enable every service, with invented keys. */
export const ALL_SERVICES: Record<string, string> = {
  GTM_ID: 'GTM-TEST123',
  GA_ID: 'G-TEST123456',
  BRANCH_KEY: 'key_live_abcdefghijklmnopqrstuvwxyz012345',
  GOOGLE_MAPS_EMBED_KEY: 'AIzaTestTestTestTestTestTestTestTestTes',
  YOUTUBE_EMBEDS: 'on',
  VIMEO_EMBEDS: 'on',
  PUBNUB_SUBSCRIBE_KEY: 'sub-c-00000000-0000-4000-8000-000000000000',
};
