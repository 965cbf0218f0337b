import { describe, expect, it } from 'vitest';
import { serviceScript } from '#lib/analytics/script/service-script';
import { ALL_SERVICES } from '#tests/factories/all-services';

describe('the script of the services', () => {
  it('is not there when no service needs a yes', () => {
    const { GOOGLE_MAPS_EMBED_KEY, YOUTUBE_EMBEDS, PUBNUB_SUBSCRIBE_KEY } = ALL_SERVICES;
    expect(serviceScript({})).toBeUndefined();
    expect(serviceScript({ GOOGLE_MAPS_EMBED_KEY, YOUTUBE_EMBEDS, PUBNUB_SUBSCRIBE_KEY })).toBeUndefined();
    expect(serviceScript({ GA_ID: 'UA-12345-1' })).toBeUndefined();
  });

  it.each(['GTM_ID', 'GA_ID', 'BRANCH_KEY'])('knows %s and no other key', (name) => {
    const { code } = serviceScript({ [name]: ALL_SERVICES[name] })!;
    const known = Object.entries(ALL_SERVICES).filter(([, value]) => code.includes(`"${value}"`));
    expect(known).toEqual([[name, ALL_SERVICES[name]]]);
  });

  it('has an address that changes with it', () => {
    const [one, two] = ['G-AAAA1111', 'G-BBBB2222'].map((GA_ID) => serviceScript({ GA_ID })!);
    expect(one?.src).toMatch(/^\/services\.js\?v=[\w-]{12}$/);
    expect(one?.src).not.toBe(two?.src);
    expect(serviceScript({ GA_ID: 'G-AAAA1111' })).toEqual(one);
  });

  it('uses nothing but its arguments and the browser: it is one expression that stands alone', () => {
    const { code } = serviceScript(ALL_SERVICES)!;
    expect(() => new Function(code)).not.toThrow();
    expect(code).not.toMatch(/__vi|_ssr|import|require\(|process\./);
  });
});
