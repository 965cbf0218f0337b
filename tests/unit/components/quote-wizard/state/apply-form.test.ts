import { afterEach, describe, expect, it } from 'vitest';
import { applyForm } from '#components/quote-wizard/state/apply-form.ts';
import { readChangedFields } from '#components/quote-wizard/state/changed-fields.ts';
import { checkStep } from '#components/quote-wizard/steps/check-step.ts';
import { stepById } from '#lib/quote/journey';
import { EMPTY_ANSWERS } from '#lib/quote/quote-state';

const START = '2026-12-10T18:00-08:00';
const TODAY = new Date('2026-12-01T20:00:00Z');

afterEach(() => document.body.replaceChildren());

describe('a start that was chosen before hydration', () => {
  function chooseStart(value: string) {
    document.body.innerHTML = `<form id="quote"><select name="preferredStart">
      <option value="">Any time</option><option value="${START}">6 pm</option>
    </select><input name="preferredDates" type="date" /></form>`;
    document.querySelector('select')!.value = value;
    return readChangedFields('quote')();
  }

  it('is kept, with its day as the first choice', () => {
    const changed = chooseStart(START);
    expect([...changed.entries()]).toEqual([['preferredStart', START]]);
    const answers = applyForm({ ...EMPTY_ANSWERS, preferredDates: ['2026-12-11'] }, changed, []);
    expect(answers).toMatchObject({ preferredStart: START, preferredDates: ['2026-12-10', '2026-12-11'] });
  });

  it('is no change when it is the one of the page', () => {
    expect([...chooseStart('').keys()]).toEqual([]);
  });
});

describe('a start with three other days', () => {
  it('is refused with a message that names the start, and keeps all answers', () => {
    const form = new FormData();
    form.set('preferredStart', START);
    for (const day of ['2026-12-14', '2026-12-15', '2026-12-16']) form.append('preferredDates', day);
    const answers = applyForm({ ...EMPTY_ANSWERS, typeOfEvent: 'onsite' }, form, []);
    expect(answers.preferredDates).toHaveLength(4);
    expect(checkStep(stepById('plan')!, answers, [], TODAY)).toEqual({
      preferredDates: 'With the start from the calendar these are 4 days. Choose up to 3, or leave some empty.',
    });
  });
});
