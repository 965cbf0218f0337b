'use client';

import type { InputEvent, Ref } from 'react';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import { COMPARE_PATH, MINUTES, type CompareAnswers } from '#lib/quote/compare-answers';
import { MOODS, PLACES, WALKING } from '#lib/quote/compare-choices';
import { formatWhole } from '#lib/quote/figures';
import { isValidHeadCount } from '#lib/quote/head-count';
import { LIMITS } from '#lib/quote/request-schema';
import { nearestStop, PEOPLE_STOPS, syncSlider } from './people-slider.ts';
import styles from './compare-form.module.css';

type CompareFormProps = {
  ref: Ref<HTMLFormElement>;
  anchor: string;
  /** The current answers. */
  answers: CompareAnswers;
  /** The answers that the page was rendered for. */
  initial: CompareAnswers;
  /** True if no server answers the form. */
  needsScripts: boolean;
  onSubmit: () => void;
};

/** The questions about the group. */
export function CompareForm({ ref, anchor, answers, initial, needsScripts, onSubmit }: CompareFormProps) {
  const isPeopleValid = isValidHeadCount(answers.people);
  return (
    <form
      ref={ref}
      id={`${anchor}-form`}
      action={`${COMPARE_PATH}#${anchor}`}
      method="get"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      {...(needsScripts && NEEDS_SCRIPTS)}
    >
      <div className={styles.field}>
        <label htmlFor="compare-people">How many people?</label>
        <div className={styles.people}>
          <input
            id="compare-people"
            name="people"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={Number.isNaN(initial.people) ? '' : initial.people}
            aria-invalid={!isPeopleValid}
            aria-describedby="compare-people-error"
            onInput={({ currentTarget }) => syncSlider(currentTarget)}
          />
          <input
            type="range"
            aria-label="How many people, as a slider"
            min={0}
            max={PEOPLE_STOPS.length - 1}
            defaultValue={nearestStop(initial.people)}
            aria-valuetext={isPeopleValid ? `${answers.people} people` : undefined}
            onInput={moveNumber}
            {...NEEDS_SCRIPTS}
          />
        </div>
        <p id="compare-people-error" className={styles.error}>
          {!isPeopleValid && `Enter a whole number of people from 1 to ${formatWhole(LIMITS.people)}.`}
        </p>
      </div>
      <div className={styles.field}>
        <label htmlFor="compare-minutes">
          How long, at most? <span>{formatMinutes(answers.minutes)}</span>
        </label>
        <input
          id="compare-minutes"
          type="range"
          name="minutes"
          {...MINUTES}
          defaultValue={initial.minutes}
          aria-valuetext={formatMinutes(answers.minutes)}
        />
      </div>
      <Choice name="place" label="What kind of place?" choices={PLACES} initial={initial.place} any="Any place" />
      <div className={styles.field}>
        <label htmlFor="compare-city">Which city?</label>
        <input id="compare-city" name="city" maxLength={LIMITS.city} defaultValue={initial.city} autoComplete="off" />
      </div>
      <Choice name="walking" label="How much may people walk?" choices={WALKING} initial={initial.walking} any="Any" />
      <Choice name="mood" label="What mood?" choices={MOODS} initial={initial.mood} any="Any mood" />
      <label className={styles.check}>
        <input type="checkbox" name="indoors" value="yes" defaultChecked={initial.indoors} />
        <span>It must be indoors</span>
      </label>
      <button type="submit" className={`button ${styles.submit}`}>
        <i aria-hidden="true" />
        Rank the formats
      </button>
    </form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  initial: string;
  /** The text for no answer. */
  any: string;
};

function Choice({ name, label, choices, initial, any }: ChoiceProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select name={name} defaultValue={initial}>
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function formatMinutes(minutes: number): string {
  return minutes >= MINUTES.max ? 'Any length' : `${minutes} minutes`;
}

/** The slider writes into the field, which is the answer. */
function moveNumber({ currentTarget }: InputEvent<HTMLInputElement>) {
  const field = currentTarget.previousElementSibling as HTMLInputElement;
  field.value = String(PEOPLE_STOPS[currentTarget.valueAsNumber]);
}
