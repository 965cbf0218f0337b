import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedPart } from '#lib/analytics/allow-list';
import { EVENTS, type SiteEvent } from '#lib/analytics/events';

/** As an event of which types know nothing, such as one with words from a link. */
const untyped = (event: object) => allowedPart(event as SiteEvent);

const names = Object.keys(EVENTS) as (keyof typeof EVENTS)[];
const PARAMETERS = [...new Set(Object.values(EVENTS).flat())];

describe('the allow-list', () => {
  it('passes an event as it is declared', () => {
    const lead: SiteEvent = {
      event: 'generate_lead',
      value: 5475,
      currency: 'USD',
      lead_source: 'lumenfold-mission-mural-dash',
      game: 'city-hunt',
      occasion: 'scavenger-hunt',
    };
    expect(allowedPart(lead)).toEqual(lead);
    const crossing: SiteEvent = { event: 'quote_band_crossed', from: '51-100', to: 'over-100' };
    expect(allowedPart(crossing)).toEqual(crossing);
  });

  it('drops parameters that the event does not declare, and events that nobody declares', () => {
    expect(untyped({ event: 'quote_start', entry: 'home', resumed: false, city: 'denver', value: 5475 })).toEqual({
      event: 'quote_start',
      entry: 'home',
      resumed: false,
    });
    for (const event of ['page_view', 'constructor', '__proto__', '']) expect(untyped({ event })).toBeUndefined();
  });

  it.each([
    ...['Imani', 'imani@example.com', 'imani okafor', 'Denver, CO, USA', 'o’hara', 'münchen', '', 'a'.repeat(81)],
    ...['4155550199', '415-555-0199', '555-0199', 'tel-415-555-0199', '+1 415 555 0199', '2026-12-10', 'a\n'],
    ...[Number.NaN, Infinity, -1, 2.5, 4_155_550_199, null, undefined, {}, ['home'], new String('home')],
  ])('never passes %j', (entry) => {
    expect(untyped({ event: 'quote_start', entry, resumed: true })).toEqual({ event: 'quote_start', resumed: true });
  });

  it('passes nothing but declared names with slugs, whole numbers and yes or no, whatever it is given', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary' }),
      fc.emailAddress(),
      fc.stringMatching(/^[a-z\d@. -]{0,90}$/),
      fc.double(),
    );
    const given = fc.record({
      event: fc.constantFrom(...names),
      ...Object.fromEntries(PARAMETERS.map((name) => [name, anything])),
    });
    let passed = 0;
    fc.assert(
      fc.property(given, (event) => {
        const { event: name, ...parameters } = untyped(event) ?? {};
        expect(name).toBe(event.event);
        const declared: readonly string[] = EVENTS[event.event];
        for (const [parameter, value] of Object.entries(parameters)) {
          passed += 1;
          expect(declared).toContain(parameter);
          if (typeof value === 'string') {
            expect(value).toMatch(/^([a-z0-9-]{1,80}|[A-Z]{3})$/);
            expect(value.replace(/\D/g, '').length).toBeLessThan(7);
          } else if (typeof value === 'number') expect(Number.isSafeInteger(value)).toBe(true);
          else expect(value).toBeTypeOf('boolean');
        }
      }),
      { numRuns: 200 },
    );
    expect(passed).toBeGreaterThan(0);
  });
});
