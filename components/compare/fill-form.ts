import { formatCompareQuery, type CompareAnswers } from '#lib/quote/compare-answers';
import { syncSlider } from './people-slider.ts';

/** Sets the fields of the form, for a host that cannot render the page for a query. Answers that are the default stay as they are. */
export function fillForm(form: HTMLFormElement, answers: CompareAnswers): void {
  for (const [name, value] of new URLSearchParams(formatCompareQuery(answers))) {
    for (const field of fieldsOf(form, name)) {
      if (isCheckbox(field)) field.checked ||= field.value === value;
      else field.value = value;
      if (name === 'people') syncSlider(field as HTMLInputElement);
    }
  }
}

/** Unchecks what was checked beyond the limit: before hydration nothing prevents it. */
export function uncheckOthers(form: HTMLFormElement, pins: readonly string[]): void {
  for (const field of fieldsOf(form, 'pin')) if (isCheckbox(field)) field.checked = pins.includes(field.value);
}

function fieldsOf(form: HTMLFormElement, name: string): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.name === name,
  );
}

function isCheckbox(field: HTMLElement): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}
