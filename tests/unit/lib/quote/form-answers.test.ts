import { describe, expect, it } from 'vitest';
import { parseFormAnswers } from '#lib/quote/form-answers';

function createForm(entries: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

describe('the answers of a form', () => {
  it('have the shape of the JSON request', () => {
    const fields = createForm([
      ['firstName', ' Dana '],
      ['participantSize', '1,012'],
      ['$ACTION_KEY', 'p/'],
      ['preferredDates', '2026-12-10'],
      ['preferredDates', ''],
      ['preferredDates', '2026-12-11'],
      ['description', 'One.\r\nTwo.'],
      ['phone', ''],
      ['city', 'Denver'],
      ['city', 'Boston'],
    ]);
    expect(parseFormAnswers(fields)).toEqual({
      firstName: 'Dana',
      participantSize: 1012,
      preferredDates: ['2026-12-10', '2026-12-11'],
      description: 'One.\nTwo.',
      city: 'Denver',
    });
  });

  it('have no files and no inherited properties', () => {
    const fields = createForm([
      ['firstName', new File(['x'], 'x.txt')],
      ['constructor', 'x'],
      ['__proto__', 'x'],
    ]);
    const answers = parseFormAnswers(fields);
    expect(Object.getPrototypeOf(answers)).toBe(Object.prototype);
    expect(Object.keys(answers)).toEqual(['constructor', '__proto__']);
  });
});
