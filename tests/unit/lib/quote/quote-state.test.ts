import { describe, expect, it } from 'vitest';
import { deriveState, EMPTY_ANSWERS, knownPrice, toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';

const HOME = 'San Francisco, CA, USA';
const answers = (changes: Partial<QuoteAnswers>): QuoteAnswers => ({
  ...EMPTY_ANSWERS,
  typeOfEvent: 'onsite',
  city: 'Denver, CO, USA',
  participantSize: 45,
  ...changes,
});

describe('the price of the answers', () => {
  it('is not known before place and head count are', () => {
    expect(knownPrice(EMPTY_ANSWERS)).toBeUndefined();
    expect(knownPrice(answers({ typeOfEvent: 'picnic' }))).toBeUndefined();
    expect(knownPrice(answers({ city: '  ' }))).toBeUndefined();
    for (const participantSize of [0, -1, 2.5, 5001, NaN]) {
      expect(knownPrice(answers({ participantSize }))).toBeUndefined();
    }
    expect(knownPrice(answers({ typeOfEvent: '' }))).toMatchObject({ baseFee: 3000, total: 5475 });
    expect(knownPrice(answers({ typeOfEvent: 'virtual', city: '' }))).toMatchObject({ baseFee: 0, total: 2475 });
  });

  it.each([
    [HOME, 0],
    [` ${HOME} `, 0],
    ['san francisco, ca, usa', 3000],
    ['San Francisco', 3000],
    ['South San Francisco, CA, USA', 3000],
  ])('has, for the typed city %j, the base fee %d', (city, baseFee) => {
    expect(knownPrice(answers({ city }))?.baseFee).toBe(baseFee);
  });
});

describe('the derived state', () => {
  it('has the names of the specification and is derived from the answers', () => {
    const empty = deriveState(EMPTY_ANSWERS);
    expect(empty).toMatchObject({
      currentStep: 1,
      price: 0,
      submitted: false,
      stepOneValid: false,
      gameSelected: false,
    });
    const contact = { firstName: 'Dana', lastName: 'Ruiz', email: 'dana@example.com', game: 'city-hunt' };
    const state = deriveState(answers({ ...contact, selectedCity: true }));
    expect(state).toMatchObject({ price: 5475, stepOneValid: true, stepSixValid: true, selectedTypeOfEvent: true });
    expect(state).toMatchObject({ selectedCity: true, gameSelected: true });
    expect(state.quoteText).toContain('within 24 hours');
    expect(Object.keys(state).toSorted()).toEqual(
      [
        ...['currentStep', 'firstName', 'lastName', 'description', 'typeOfEvent', 'city', 'email', 'phone', 'latitude'],
        ...['longitude', 'stepOneValid', 'stepSixValid', 'selectedTypeOfEvent', 'selectedCity', 'participantSize'],
        ...['game', 'gameSelected', 'price', 'quoteText', 'submitted'],
      ].toSorted(),
    );
  });
});

describe('the request', () => {
  it('leaves out empty fields, and the place of a virtual event', () => {
    expect(toRequestBody(answers({ latitude: 39.7, longitude: -105 }))).toMatchObject({
      latitude: 39.7,
      longitude: -105,
    });
    const virtual = toRequestBody(answers({ typeOfEvent: 'virtual', latitude: 39.7, longitude: -105 }));
    expect(Object.keys(virtual).toSorted()).toEqual(
      ['firstName', 'lastName', 'email', 'typeOfEvent', 'participantSize', 'city'].toSorted(),
    );
    expect(virtual.city).toBe('');
  });
});
