import { describe, expect, it } from 'vitest';
import { createCircuitBreaker, type CircuitBreaker } from '#lib/leads/delivery/circuit-breaker';

const NOW = Date.parse('2026-11-20T17:00:00Z');
const MINUTE = 60_000;

function working(): CircuitBreaker {
  const pace = createCircuitBreaker();
  pace.recordSuccess();
  return pace;
}

describe('the circuit breaker of a channel', () => {
  it('allows five concurrent deliveries while the channel works', () => {
    const pace = working();
    expect([0, 2, 5].map((inFlight) => pace.availableSlots(inFlight, NOW))).toEqual([5, 3, 0]);
  });

  it('allows one at a time after a failure, and five again after a success', () => {
    const pace = working();
    expect(pace.recordFailure(NOW)).toBe(false);
    expect([0, 1].map((inFlight) => pace.availableSlots(inFlight, NOW))).toEqual([1, 0]);
    expect(pace.recordSuccess()).toBe(false);
    expect(pace.availableSlots(0, NOW)).toBe(5);
  });

  it('allows one attempt a second after three failures, until one succeeds', () => {
    const pace = working();
    expect([1, 2, 3, 4].map(() => pace.recordFailure(NOW))).toEqual([false, false, true, false]);
    expect(pace.availableSlots(0, NOW)).toBe(1);
    pace.recordStart(NOW);
    expect(pace.availableSlots(0, NOW)).toBe(0);
    pace.tick(1);
    expect(pace.availableSlots(0, NOW)).toBe(0);
    pace.tick(0);
    expect([0, 1].map((inFlight) => pace.availableSlots(inFlight, NOW))).toEqual([1, 0]);
    expect(pace.recordSuccess()).toBe(true);
    expect(pace.availableSlots(0, NOW)).toBe(5);
  });

  it('starts in the down state', () => {
    const pace = createCircuitBreaker();
    expect(pace.availableSlots(0, NOW)).toBe(1);
    pace.recordStart(NOW);
    expect(pace.availableSlots(0, NOW)).toBe(0);
    expect(pace.recordSuccess()).toBe(true);
  });

  it('allows no delivery for the time of Retry-After', () => {
    const pace = working();
    pace.recordFailure(NOW, MINUTE);
    pace.recordFailure(NOW, 0);
    expect([0, MINUTE - 1, MINUTE].map((later) => pace.availableSlots(0, NOW + later))).toEqual([0, 0, 1]);
  });

  it('does not stay paused when the clock jumps back', () => {
    const pace = working();
    pace.recordFailure(NOW, MINUTE);
    expect(pace.availableSlots(0, NOW - 1440 * MINUTE)).toBe(1);
  });

  it('takes a probe at the start, and every five minutes without an attempt while the channel is down', () => {
    const pace = createCircuitBreaker();
    expect([0, 1, 4, 5, 6].map((minutes) => pace.takeProbe(NOW + minutes * MINUTE))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    pace.recordStart(NOW + 9 * MINUTE);
    expect([10, 13, 14].map((minutes) => pace.takeProbe(NOW + minutes * MINUTE))).toEqual([false, false, true]);
    expect(pace.takeProbe(NOW - 1440 * MINUTE)).toBe(true);
    pace.recordSuccess();
    expect(pace.takeProbe(NOW + 600 * MINUTE)).toBe(false);
  });
});
