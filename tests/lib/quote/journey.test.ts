import { describe, expect, it } from 'vitest';
import {
  completedSteps,
  errorsOfStep,
  firstGap,
  nextStep,
  openSteps,
  previousStep,
  reachableStep,
  stepById,
  STEPS,
  type Answers,
} from '#lib/quote/journey';

const ids = (steps: { id: string }[]) => steps.map(({ id }) => id);
const NOTHING: Answers = { typeOfEvent: '' };
const PRICED: Answers = { typeOfEvent: 'scavenger-hunt', city: 'Denver, CO, USA', participantSize: 45 };
const COMPLETE: Answers = { ...PRICED, firstName: 'Dana', lastName: 'Ruiz', email: 'dana@example.com' };
const [type, city, people, game, , you, send] = STEPS;

describe('the steps that are asked', () => {
  it('are seven', () => {
    expect(ids(openSteps(PRICED))).toEqual(['type', 'city', 'people', 'game', 'plan', 'you', 'send']);
  });

  it('leave out the city for virtual events', () => {
    expect(ids(openSteps({ ...PRICED, typeOfEvent: 'virtual' }))).not.toContain('city');
  });
});

describe('the first gap', () => {
  it('is the event when nothing is answered', () => {
    expect(firstGap(NOTHING)).toBe(type);
    expect(completedSteps(NOTHING)).toEqual([]);
  });

  it('is the contact once the price is known, because game and dates are optional', () => {
    expect(firstGap(PRICED)).toBe(you);
    expect(ids(completedSteps(PRICED))).toEqual(['type', 'city', 'people', 'game', 'plan']);
  });

  it('is the last step when everything is answered', () => {
    expect(firstGap(COMPLETE)).toBe(send);
  });

  it('is not hidden by another one', () => {
    expect(firstGap({ ...PRICED, city: '', participantSize: 2.5 })).toBe(city);
    expect(firstGap({ ...COMPLETE, email: 'dana', description: 'x'.repeat(2001) })).toBe(STEPS[4]);
  });

  it('opens the city again when a virtual event becomes one in person', () => {
    const virtual = { ...COMPLETE, typeOfEvent: 'virtual', city: '' };
    expect(firstGap(virtual)).toBe(send);
    expect(firstGap({ ...virtual, typeOfEvent: 'onsite' })).toBe(city);
  });
});

describe('moving', () => {
  it('never gets past the first gap', () => {
    expect(reachableStep(7, NOTHING)).toBe(type);
    expect(reachableStep(7, PRICED)).toBe(you);
    expect(reachableStep(3, COMPLETE)).toBe(people);
  });

  it('takes the step before when the one asked for is skipped', () => {
    expect(reachableStep(2, { ...COMPLETE, typeOfEvent: 'virtual' })).toBe(type);
  });

  it('goes from the event to the people when it is virtual, and back', () => {
    const virtual = { ...COMPLETE, typeOfEvent: 'virtual' };
    expect(nextStep(type, virtual)).toBe(people);
    expect(previousStep(people, virtual)).toBe(type);
  });

  it('ends at both ends', () => {
    expect(previousStep(type, COMPLETE)).toBeUndefined();
    expect(nextStep(send, COMPLETE)).toBe(send);
  });

  it('finds a step by its name in the address', () => {
    expect(stepById('game')).toBe(game);
    expect(stepById('elsewhere')).toBeUndefined();
    expect(stepById(null)).toBeUndefined();
  });
});

describe('the errors of a step', () => {
  it('are only its own', () => {
    expect(Object.keys(errorsOfStep(type, NOTHING))).toEqual(['typeOfEvent']);
    expect(Object.keys(errorsOfStep(you, PRICED)).toSorted()).toEqual(['email', 'firstName', 'lastName']);
  });

  it('name a head count that cannot be priced', () => {
    expect(errorsOfStep(people, { ...PRICED, participantSize: 0 })).toHaveProperty('participantSize');
    expect(errorsOfStep(people, { ...PRICED, participantSize: 12.5 })).toHaveProperty('participantSize');
    expect(errorsOfStep(people, { ...PRICED, participantSize: 5001 })).toHaveProperty('participantSize');
    expect(errorsOfStep(people, PRICED)).toEqual({});
  });
});
