/**
 * Returns a function that reads the fields of a form in the page whose values differ from those in its HTML: what a visitor has changed before
 * React hydrated the form. It reads them now, too, because React resets a text area when it hydrates it.
 */
export function readChangedFields(formId: string): () => FormData {
  const before = getChangedFields(formId);
  return () => {
    const changed = getChangedFields(formId);
    for (const [name, value] of before) if (!changed.has(name)) changed.append(name, value);
    return changed;
  };
}

function getChangedFields(formId: string): FormData {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`form#${formId}`);
  if (!form) return new FormData();
  const data = new FormData(form);
  const changed = new Set([...form.elements].filter(isChanged).map((control) => control.getAttribute('name')));
  for (const name of new Set(data.keys())) if (!changed.has(name)) data.delete(name);
  return data;
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return control.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  }
  if (!(control instanceof HTMLInputElement)) return false;
  const isChoice = control.type === 'radio' || control.type === 'checkbox';
  return isChoice ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}
