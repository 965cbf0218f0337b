// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { showSecondQuestion } from '#lib/delivery/browser/show-second-question';

let form: HTMLFormElement;

const part = (id: string) => form.querySelector<HTMLElement>(`#${id}`)!;
const choose = (value: string) => (form.querySelector<HTMLInputElement>(`[value=${value}]`)!.checked = true);

beforeEach(() => {
  history.replaceState(null, '', '/');
  document.body.innerHTML = `<form>
    <fieldset id="first"><input type="radio" name="type" value="onsite"><input type="radio" name="type" value="virtual"></fieldset>
    <fieldset id="next" hidden data-show-unless="virtual"><div tabindex="-1">Where?</div><input name="city"></fieldset></form>`;
  form = document.querySelector('form')!;
});

describe('a form with a second question that is submitted before hydration', () => {
  it('shows it once, when the first question is answered', () => {
    choose('onsite');
    expect(showSecondQuestion(form)).toBe(true);
    expect([part('first').hidden, part('next').hidden]).toEqual([true, false]);
    expect(document.activeElement).toBe(form.querySelector('[tabindex]'));
    expect(showSecondQuestion(form)).toBe(false);
  });

  it.each([
    ['no answer is selected', '/', undefined],
    ['the answer does not require it', '/', 'virtual'],
    ['the URL answers it', '/?from=home&city=Reno', 'onsite'],
    ['the URL has the place of the event', '/?where=home', 'onsite'],
    ['the URL has another step', '/?step=people', 'onsite'],
  ])('does not show it when %s', (_, address, value) => {
    history.replaceState(null, '', address);
    if (value) choose(value);
    expect(showSecondQuestion(form)).toBe(false);
    expect([part('first').hidden, part('next').hidden]).toEqual([false, true]);
  });
});
