import { describe, expect, it } from 'vitest';
import { serviceScript } from '#lib/delivery/browser/service-script';
import { ALL_SERVICES } from '#tests/factories/all-services';

describe('the service script', () => {
  it('is undefined when no service needs consent', () => {
    const { GOOGLE_MAPS_EMBED_KEY, YOUTUBE_EMBEDS, PUBNUB_SUBSCRIBE_KEY } = ALL_SERVICES;
    expect(serviceScript({})).toBeUndefined();
    expect(serviceScript({ GOOGLE_MAPS_EMBED_KEY, YOUTUBE_EMBEDS, PUBNUB_SUBSCRIBE_KEY })).toBeUndefined();
    expect(serviceScript({ GA_ID: 'UA-12345-1' })).toBeUndefined();
  });

  it.each(['GTM_ID', 'GA_ID', 'BRANCH_KEY'])('contains %s and no other key', (name) => {
    const { code } = serviceScript({ [name]: ALL_SERVICES[name] })!;
    const known = Object.entries(ALL_SERVICES).filter(([, value]) => code.includes(`"${value}"`));
    expect(known).toEqual([[name, ALL_SERVICES[name]]]);
  });

  it('has a URL that changes with its content', () => {
    const [one, two] = ['G-AAAA1111', 'G-BBBB2222'].map((GA_ID) => serviceScript({ GA_ID })!);
    expect(one?.src).toMatch(/^\/services\.js\?v=[\w-]{12}$/);
    expect(one?.src).not.toBe(two?.src);
    expect(serviceScript({ GA_ID: 'G-AAAA1111' })).toEqual(one);
  });

  it('declares nothing outside of its block', () => {
    const { code } = serviceScript(ALL_SERVICES)!;
    expect(() => new Function(`let serviceSettings;${code}`)).not.toThrow();
  });
});
