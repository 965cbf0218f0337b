import { attributes, markup, type Markup } from '#lib/content/markup-template';
import { labelOfEventType, EVENT_TYPES } from '#lib/quote/event-types';
import { LIMITS, type FieldErrors } from '#lib/quote/request-schema';
import { RECOMMEND } from '#lib/pages/game-fit';
import type { Game } from '#lib/pages/lists';
import { DATE_CHOICES, type FormValues } from './form-values.ts';
import { getAriaAttributes, fieldId, renderChoices, renderError, renderInput, renderTextArea } from './render-field.ts';

/* The steps of the wizard as fieldsets. */

export type StepCopy = { question: string; help: string };
export type FormText = { values: FormValues; errors: FieldErrors };

const LIST_FORMAT = new Intl.ListFormat('en-US');
const required = (autocomplete: string) => ({ autocomplete, 'aria-required': 'true' });

export function renderTypeStep(copy: StepCopy, { values, errors }: FormText): Markup {
  return renderRadioStep('typeOfEvent', copy, errors, [
    renderChoices('typeOfEvent', values.typeOfEvent, EVENT_TYPES),
    markup`<p>Families pay per child, not per event. <a class="go" href="/homeschool-hunt">See the homeschool hunt</a></p>`,
  ]);
}

/** `note` is a sentence about the recognized city. */
export function renderCityStep(copy: StepCopy, text: FormText, note: string): Markup {
  const input = { autocomplete: 'off', autocapitalize: 'words', spellcheck: 'false', placeholder: 'Denver, CO, USA' };
  const hint = 'Leave it empty for a virtual event.';
  return renderStep('city', copy, [renderInput({ ...control('city', 'City', text), hint, note, input })]);
}

export function renderPeopleStep(copy: StepCopy, text: FormText): Markup {
  const input = { inputmode: 'numeric', ...required('off') };
  const hint = 'Up to 30 people is one flat price.';
  return renderStep('people', copy, [
    renderInput({ ...control('participantSize', 'Number of players', text), hint, input }),
  ]);
}

/** All games with what they are made for, because no script can hide those that do not fit. The recommendation is first. */
export function renderGameStep(copy: StepCopy, { values, errors }: FormText, games: readonly Game[]): Markup {
  const sorted = games.toSorted((left, right) => Number(right.id === RECOMMEND) - Number(left.id === RECOMMEND));
  const choices = sorted.map((game) => ({
    value: game.id,
    label: game.name,
    hint: `${game.line}. ${describeGame(game)}`,
  }));
  return renderRadioStep('game', copy, errors, [renderChoices('game', values.game || RECOMMEND, choices)]);
}

export function renderPlanStep(copy: StepCopy, text: FormText): Markup {
  const { values, errors } = text;
  const days = DATE_CHOICES.map((choice, index) => {
    const id = `${fieldId('preferredDates')}${index === 0 ? '' : `-${index + 1}`}`;
    const own = attributes({ type: 'date', name: 'preferredDates', id, value: values.preferredDates[index] ?? '' });
    return markup`<label>${choice}<input${own}${getAriaAttributes('preferredDates', errors)}></label>`;
  });
  const hint = `Up to ${LIMITS.description.toLocaleString('en-US')} characters.`;
  return renderStep('plan', copy, [
    markup`
      <div data-days role="group" aria-labelledby="plain-days">
        <p id="plain-days">Days that would suit</p>
        ${renderError('preferredDates', errors)}
        ${days}
      </div>`,
    renderTextArea({ ...control('description', 'Anything we should know', text), hint }),
  ]);
}

export function renderYouStep(copy: StepCopy, text: FormText): Markup {
  const email = { type: 'email', ...required('email'), autocapitalize: 'none', spellcheck: 'false' };
  return renderStep('you', copy, [
    markup`
      <div data-pairs>
        ${renderInput({ ...control('firstName', 'First name', text), input: required('given-name') })}
        ${renderInput({ ...control('lastName', 'Last name', text), input: required('family-name') })}
        ${renderInput({ ...control('email', 'Email', text), input: email })}
        ${renderInput({ ...control('phone', 'Phone (optional)', text), input: { type: 'tel', autocomplete: 'tel' } })}
      </div>`,
  ]);
}

/** One question: its heading is the legend, followed by the help. */
export function renderStep(id: string, { question, help }: StepCopy, content: readonly Markup[]): Markup {
  return markup`
    <fieldset aria-describedby="plain-${id}-help">
      <legend><h2 class="display">${question}</h2></legend>
      <p class="lead" id="plain-${id}-help">${help}</p>
      ${content}
    </fieldset>`;
}

/** A question that is one group of radio buttons. */
function renderRadioStep(
  field: 'typeOfEvent' | 'game',
  { question, help }: StepCopy,
  errors: FieldErrors,
  content: readonly Markup[],
): Markup {
  const helpId = `${fieldId(field)}-help`;
  return markup`
    <fieldset role="radiogroup" aria-required="true"${getAriaAttributes(field, errors, helpId)}>
      <legend><h2 class="display">${question}</h2></legend>
      <p class="lead" id="${helpId}">${help}</p>
      ${renderError(field, errors)}
      ${content}
    </fieldset>`;
}

function control(field: Exclude<keyof FormValues, 'preferredDates'>, label: string, { values, errors }: FormText) {
  return { field, label, value: values[field], errors };
}

function describeGame({ id, types, smallest, largest, time, setting, city }: Game): string {
  if (id === RECOMMEND) return 'The price stays the same.';
  const made = LIST_FORMAT.format(types.map((type) => labelOfEventType(type).toLowerCase()));
  const size = `${smallest} to ${largest.toLocaleString('en-US')} people, ${time}, ${setting}.`;
  return `For: ${made}. ${size}${city ? ` Only in ${city.split(',')[0]}.` : ''}`;
}
