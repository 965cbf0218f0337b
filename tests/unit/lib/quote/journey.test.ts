import { describe, expect, it } from 'vitest';
import {
  completedSteps,
  getStepErrors,
  firstIncompleteStep,
  nextStep,
  visibleSteps,
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

describe('the visible steps', () => {
  it('are seven', () => {
    expect(ids(visibleSteps(PRICED))).toEqual(['type', 'city', 'people', 'game', 'plan', 'you', 'send']);
  });

  it('leave out the city for virtual events', () => {
    expect(ids(visibleSteps({ ...PRICED, typeOfEvent: 'virtual' }))).not.toContain('city');
  });
});

describe('the first incomplete step', () => {
  it('is the event when nothing is answered', () => {
    expect(firstIncompleteStep(NOTHING)).toBe(type);
    expect(completedSteps(NOTHING)).toEqual([]);
  });

  it('is the contact once the price is known, because game and dates are optional', () => {
    expect(firstIncompleteStep(PRICED)).toBe(you);
    expect(ids(completedSteps(PRICED))).toEqual(['type', 'city', 'people', 'game', 'plan']);
  });

  it('is the last step when everything is answered', () => {
    expect(firstIncompleteStep(COMPLETE)).toBe(send);
  });

  it('is the earliest of several', () => {
    expect(firstIncompleteStep({ ...PRICED, city: '', participantSize: 2.5 })).toBe(city);
    expect(firstIncompleteStep({ ...COMPLETE, email: 'dana', description: 'x'.repeat(2001) })).toBe(STEPS[4]);
  });

  it('is the city when a virtual event becomes one in person', () => {
    const virtual = { ...COMPLETE, typeOfEvent: 'virtual', city: '' };
    expect(firstIncompleteStep(virtual)).toBe(send);
    expect(firstIncompleteStep({ ...virtual, typeOfEvent: 'onsite' })).toBe(city);
  });
});

describe('moving between steps', () => {
  it('never passes the first incomplete step', () => {
    expect(reachableStep(7, NOTHING)).toBe(type);
    expect(reachableStep(7, PRICED)).toBe(you);
    expect(reachableStep(3, COMPLETE)).toBe(people);
  });

  it('opens the previous step when the requested one is skipped', () => {
    expect(reachableStep(2, { ...COMPLETE, typeOfEvent: 'virtual' })).toBe(type);
  });

  it('goes from the event to the people when it is virtual, and back', () => {
    const virtual = { ...COMPLETE, typeOfEvent: 'virtual' };
    expect(nextStep(type, virtual)).toBe(people);
    expect(previousStep(people, virtual)).toBe(type);
  });

  it('stops at the first and the last step', () => {
    expect(previousStep(type, COMPLETE)).toBeUndefined();
    expect(nextStep(send, COMPLETE)).toBe(send);
  });

  it('finds a step by its id in the URL', () => {
    expect(stepById('game')).toBe(game);
    expect(stepById('elsewhere')).toBeUndefined();
    expect(stepById(null)).toBeUndefined();
  });
});

describe('the errors of a step', () => {
  it('are those of its own fields', () => {
    expect(Object.keys(getStepErrors(type, NOTHING))).toEqual(['typeOfEvent']);
    expect(Object.keys(getStepErrors(you, PRICED)).toSorted()).toEqual(['email', 'firstName', 'lastName']);
  });

  it('include a head count that cannot be priced', () => {
    expect(getStepErrors(people, { ...PRICED, participantSize: 0 })).toHaveProperty('participantSize');
    expect(getStepErrors(people, { ...PRICED, participantSize: 12.5 })).toHaveProperty('participantSize');
    expect(getStepErrors(people, { ...PRICED, participantSize: 5001 })).toHaveProperty('participantSize');
    expect(getStepErrors(people, PRICED)).toEqual({});
  });
});
