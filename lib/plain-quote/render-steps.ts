import { attributes, markup, type Markup } from '#lib/content/markup-template';
import { labelOfEventType, EVENT_TYPES } from '#lib/quote/event-types';
import { LIMITS, type FieldErrors } from '#lib/quote/request-schema';
import { RECOMMEND } from '#lib/site/game-fit';
import type { Game } from '#lib/site/lists';
import { DATE_CHOICES, type PlainValues } from './plain-values.ts';
import { describe, fieldId, renderChoices, renderError, renderInput, renderTextArea } from './render-field.ts';

/* The steps of the wizard as fieldsets, each under its own question. */

export type StepWords = { question: string; help: string };
export type FormText = { values: PlainValues; errors: FieldErrors };

const AND = new Intl.ListFormat('en-US');
const NAMED = (autocomplete: string) => ({ autocomplete, 'aria-required': 'true' });

export function renderTypeStep(words: StepWords, { values, errors }: FormText): Markup {
  return renderRadioStep('typeOfEvent', words, errors, [
    renderChoices('typeOfEvent', values.typeOfEvent, EVENT_TYPES),
    markup`<p>Families pay per child, not per event. <a class="go" href="/homeschool-hunt">See the homeschool hunt</a></p>`,
  ]);
}

/** `note` says how a typed city was understood. */
export function renderCityStep(words: StepWords, text: FormText, note: string): Markup {
  const input = { autocomplete: 'off', autocapitalize: 'words', spellcheck: 'false', placeholder: 'Denver, CO, USA' };
  const hint = 'Leave it empty for a virtual event.';
  return renderStep('city', words, [renderInput({ ...control('city', 'City', text), hint, note, input })]);
}

export function renderPeopleStep(words: StepWords, text: FormText): Markup {
  const input = { inputmode: 'numeric', ...NAMED('off') };
  const hint = 'Up to 30 people is one flat price.';
  return renderStep('people', words, [
    renderInput({ ...control('participantSize', 'Number of players', text), hint, input }),
  ]);
}

/** Every game with what it is made for, because no script leaves out those that do not fit. Ours to choose comes first. */
export function renderGameStep(words: StepWords, { values, errors }: FormText, games: readonly Game[]): Markup {
  const sorted = games.toSorted((left, right) => Number(right.id === RECOMMEND) - Number(left.id === RECOMMEND));
  const choices = sorted.map((game) => ({
    value: game.id,
    label: game.name,
    hint: `${game.line}. ${factsOf(game)}`,
  }));
  return renderRadioStep('game', words, errors, [renderChoices('game', values.game || RECOMMEND, choices)]);
}

export function renderPlanStep(words: StepWords, text: FormText): Markup {
  const { values, errors } = text;
  const days = DATE_CHOICES.map((choice, index) => {
    const id = `${fieldId('preferredDates')}${index === 0 ? '' : `-${index + 1}`}`;
    const own = attributes({ type: 'date', name: 'preferredDates', id, value: values.preferredDates[index] ?? '' });
    return markup`<label>${choice}<input${own}${describe('preferredDates', errors)}></label>`;
  });
  const hint = `Up to ${LIMITS.description.toLocaleString('en-US')} characters.`;
  return renderStep('plan', words, [
    markup`
      <div data-days role="group" aria-labelledby="plain-days">
        <p id="plain-days">Days that would suit</p>
        ${renderError('preferredDates', errors)}
        ${days}
      </div>`,
    renderTextArea({ ...control('description', 'Anything we should know', text), hint }),
  ]);
}

export function renderYouStep(words: StepWords, text: FormText): Markup {
  const email = { type: 'email', ...NAMED('email'), autocapitalize: 'none', spellcheck: 'false' };
  return renderStep('you', words, [
    markup`
      <div data-pairs>
        ${renderInput({ ...control('firstName', 'First name', text), input: NAMED('given-name') })}
        ${renderInput({ ...control('lastName', 'Last name', text), input: NAMED('family-name') })}
        ${renderInput({ ...control('email', 'Email', text), input: email })}
        ${renderInput({ ...control('phone', 'Phone (optional)', text), input: { type: 'tel', autocomplete: 'tel' } })}
      </div>`,
  ]);
}

/** One question: the legend is its heading, the help follows. */
export function renderStep(id: string, { question, help }: StepWords, content: readonly Markup[]): Markup {
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
  { question, help }: StepWords,
  errors: FieldErrors,
  content: readonly Markup[],
): Markup {
  const helpId = `${fieldId(field)}-help`;
  return markup`
    <fieldset role="radiogroup" aria-required="true"${describe(field, errors, helpId)}>
      <legend><h2 class="display">${question}</h2></legend>
      <p class="lead" id="${helpId}">${help}</p>
      ${renderError(field, errors)}
      ${content}
    </fieldset>`;
}

function control(field: Exclude<keyof PlainValues, 'preferredDates'>, label: string, { values, errors }: FormText) {
  return { field, label, value: values[field], errors };
}

function factsOf({ id, types, smallest, largest, time, setting, city }: Game): string {
  if (id === RECOMMEND) return 'The price stays the same.';
  const made = AND.format(types.map((type) => labelOfEventType(type).toLowerCase()));
  const size = `${smallest} to ${largest.toLocaleString('en-US')} people, ${time}, ${setting}.`;
  return `For: ${made}. ${size}${city ? ` Only in ${city.split(',')[0]}.` : ''}`;
}
