import { formatCompareQuery, type CompareAnswers } from '#lib/pages/compare-answers';

/** Sets the fields of the form, for a host that cannot render the page for a query. Answers that are the default stay as they are. */
export function fillForm(form: HTMLFormElement, answers: CompareAnswers): void {
  for (const [name, value] of new URLSearchParams(formatCompareQuery(answers))) {
    for (const field of form.elements) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.name !== name) continue;
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= field.value === value;
      else field.value = value;
    }
  }
}
