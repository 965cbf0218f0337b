import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterEvent } from '#lib/integrations/analytics/allow-list';
import { EVENTS, type SiteEvent } from '#lib/integrations/analytics/events';

/** Filters an event that bypasses the types, such as one with text from a link. */
const untyped = (event: object) => filterEvent(event as SiteEvent);

const names = Object.keys(EVENTS) as (keyof typeof EVENTS)[];
const PARAMETERS = [...new Set(Object.values(EVENTS).flat())];

describe('the allow-list', () => {
  it('does not change an event with its declared parameters', () => {
    const lead: SiteEvent = {
      event: 'generate_lead',
      value: 5475,
      currency: 'USD',
      lead_source: 'lumenfold-mission-mural-dash',
      game: 'city-hunt',
      occasion: 'scavenger-hunt',
    };
    expect(filterEvent(lead)).toEqual(lead);
    const crossing: SiteEvent = { event: 'quote_band_crossed', from: '51-100', to: 'over-100' };
    expect(filterEvent(crossing)).toEqual(crossing);
  });

  it('drops undeclared parameters and undeclared events', () => {
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
  ])('drops %j', (entry) => {
    expect(untyped({ event: 'quote_start', entry, resumed: true })).toEqual({ event: 'quote_start', resumed: true });
  });

  it('keeps only declared names with slugs, whole numbers and booleans, for any input', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary' }),
      fc.emailAddress(),
      fc.stringMatching(/^[a-z\d@. -]{0,90}$/),
      fc.double(),
    );
    const anyEvent = fc.record({
      event: fc.constantFrom(...names),
      ...Object.fromEntries(PARAMETERS.map((name) => [name, anything])),
    });
    let passed = 0;
    fc.assert(
      fc.property(anyEvent, (event) => {
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
