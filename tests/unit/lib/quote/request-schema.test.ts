import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRequest } from '#lib/quote/request-schema';
import { quoteRequest } from '#tests/factories/quote-request';

function errorsOf(body: unknown) {
  return parseRequest(body).errors ?? {};
}

describe('the request schema', () => {
  it('accepts a complete request and trims it', () => {
    expect(parseRequest({ ...quoteRequest(), firstName: '  Imani ' }).request?.firstName).toBe('Imani');
  });

  it('has one message for every invalid field', () => {
    expect(errorsOf({})).toEqual({
      firstName: 'Enter your first name.',
      lastName: 'Enter your last name.',
      email: 'Enter your email address.',
      typeOfEvent: 'Choose one of the listed event types.',
      city: 'Enter the city of the event.',
      participantSize: 'Enter the number of people, such as 45.',
    });
  });

  it.each([0, -3, 2.5, 5001, '45', null, NaN])('rejects %j people', (participantSize) => {
    expect(errorsOf({ ...quoteRequest(), participantSize })).toHaveProperty('participantSize');
  });

  it('requires no city for a virtual event', () => {
    expect(errorsOf(quoteRequest({ typeOfEvent: 'virtual', city: '' }))).toEqual({});
  });

  it.each(['+1 (415) 555-0142', '415.555.0142 ext. 9', '٠١٢٣٤٥٦٧٨٩', ''])('accepts the phone number %j', (phone) => {
    expect(errorsOf(quoteRequest({ phone }))).toEqual({});
  });

  it.each(['Zoë', '李小龍', "O'Brien-Ñandú", 'ÅÄÖ'])('accepts the name %s', (firstName) => {
    expect(errorsOf(quoteRequest({ firstName }))).toEqual({});
  });

  it.each(['Ann\r\nBcc: all@example.com', 'Ann\u0000', 'Ann\u2028Lee'])('rejects the name %j', (firstName) => {
    expect(errorsOf(quoteRequest({ firstName }))).toHaveProperty('firstName');
  });

  it.each([
    ['phone', '+1 415 555 0142\r\nBcc: all@example.com', 'Write the phone number on one line.'],
    ['description', 'Two\0crews', 'Remove the invisible character from the description.'],
    ['preferredDates', ['0000-01-01'], 'Enter a date between 2020 and 2099.'],
    ['preferredDates', ['2100-01-01'], 'Enter a date between 2020 and 2099.'],
  ])('rejects values in %s that cannot be stored or typed', (field, value, message) => {
    expect(errorsOf({ ...quoteRequest(), [field]: value })).toEqual({ [field]: message });
  });

  it('keeps line breaks in the description, and replaces lone surrogates', () => {
    const description = 'Two crews\n\tone stroller \u{1f600} \ud83d';
    const { request } = parseRequest(
      quoteRequest({ description, lastName: '\udc00x', preferredDates: ['2099-12-31'] }),
    );
    expect(request).toMatchObject({ description: description.replace(/.$/, '\ufffd'), lastName: '\ufffdx' });
  });

  it.each([[null], [[]], ['text'], [7]])('has a message for %j, which is not a request', (body) => {
    expect(errorsOf(body)).toEqual({ form: 'Send the answers as one JSON object.' });
  });

  it('has a message for optional fields of a wrong type', () => {
    const wrong = { phone: 5, description: {}, game: 9, preferredDates: 'soon', latitude: 'north', longitude: true };
    expect(errorsOf({ ...quoteRequest(), ...wrong })).toEqual({
      phone: 'Write the phone number as text.',
      description: 'Write the description as text.',
      game: 'Choose one of the listed games, or leave the choice to us.',
      preferredDates: 'Write the dates as a list.',
      latitude: 'Latitude is a number.',
      longitude: 'Longitude is a number.',
    });
  });

  it('rejects unknown fields by name', () => {
    expect(errorsOf({ ...quoteRequest(), price: 1 })).toEqual({ form: 'This form has no field called price.' });
  });

  it('stores an address without invisible characters, and with its domain in ASCII', () => {
    const { request } = parseRequest(quoteRequest({ email: '\u200br&d@b\u00fccher.example\u200b' }));
    expect(request?.email).toBe('r&d@xn--bcher-kva.example');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(() => errorsOf(anything)).not.toThrow();
      }),
    );
  });
});
