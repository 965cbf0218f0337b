'use client';

import { useId, useState } from 'react';
import { EXAMPLE_STORY } from '#lib/test-mode/example-story';
import {
  newStory,
  readField,
  STORY_GROUPS,
  withSlug,
  writeField,
  type Story,
  type StoryField,
} from '#lib/test-mode/story-fields';
import { plainText } from '#lib/test-mode/plain-text';
import { useCaseStudies } from './case-studies-provider.client.tsx';
import { StoryPictures } from './story-pictures.client.tsx';
import styles from './story-form.module.css';

type StoryFormProps = {
  /** The stories of the text in the JSON field; null while that is no list of objects. */
  stories: Story[] | null;
  /** Changes when the text was changed by something other than this form. */
  version: number;
  /** Changes the latest stories: files are read for a while, and meanwhile others may have been changed. `index` is the story to show. */
  onChange: (change: (stories: Story[]) => Story[], index: number) => void;
};

type ChangeStory = (change: (story: Story) => Story) => void;

/** One story as fields beside the JSON. What is written here is written there, and the other way round. */
export function StoryForm({ stories, version, onChange }: StoryFormProps) {
  const { published } = useCaseStudies();
  const [index, setIndex] = useState(0);
  const [starts, setStarts] = useState(0);
  if (!stories) {
    return (
      <section className={styles.form} aria-label="Story as a form">
        <p>
          The JSON below is not a list of case studies yet. Load it to see what is wrong, then it can be edited here.
        </p>
      </section>
    );
  }
  const list = stories;
  const shown = Math.min(index, list.length - 1);
  const story = list[shown];

  function start(added: Story) {
    setIndex(list.length);
    setStarts(starts + 1);
    onChange((latest) => [...latest, added], list.length);
  }

  function startFrom(slug: string) {
    const study = published.studies.find((one) => one.slug === slug);
    if (study) start({ ...study, ...newStory([...published.studies, ...list]), slug: `${slug}-copy` });
  }

  const changeStory: ChangeStory = (change) =>
    onChange((latest) => latest.map((one, position) => (position === shown ? change(one) : one)), shown);

  return (
    <section className={styles.form} aria-label="Story as a form">
      <h2 className="h3">Write a story</h2>
      <div className={styles.starts}>
        <p>{story ? 'Add another story:' : 'Start with'}</p>
        <button type="button" className="button" onClick={() => start(newStory([...published.studies, ...list]))}>
          <i aria-hidden="true" />
          An empty story
        </button>
        <button
          type="button"
          className="button"
          data-variant="plain"
          onClick={() => start({ ...EXAMPLE_STORY, ...newStory([...published.studies, ...list]) })}
        >
          <i aria-hidden="true" />
          An example
        </button>
        <label>
          <span className="visually-hidden">Start from a published story</span>
          <select value="" onChange={(event) => startFrom(event.target.value)}>
            <option value="">A published story</option>
            {published.studies.map(({ slug, company, title }) => (
              <option key={slug} value={slug}>{`${company}: ${title}`}</option>
            ))}
          </select>
        </label>
      </div>
      {list.length > 1 && (
        <label className={styles.field}>
          <span>Story to edit</span>
          <select value={shown} onChange={(event) => setIndex(Number(event.target.value))}>
            {list.map((one, position) => (
              <option key={position} value={position}>
                {nameOf(one, position)}
              </option>
            ))}
          </select>
        </label>
      )}
      {story && <Fields key={`${version} ${starts} ${shown}`} story={story} onChange={changeStory} />}
    </section>
  );
}

function Fields({ story, onChange }: { story: Story; onChange: ChangeStory }) {
  const set = (field: StoryField, text: string) =>
    onChange((before) => {
      const changed = writeField(before, field, text);
      return field.path[0] === 'slug' ? changed : withSlug(changed, before);
    });
  const missing = STORY_GROUPS.flatMap(({ fields }) => fields).filter(
    (field) => field.isRequired && !readField(story, field),
  );
  return (
    <>
      {STORY_GROUPS.map(({ title, fields }, position) => (
        <details key={title} className={styles.group} open={position === 0}>
          <summary>{title}</summary>
          <div className={styles.fields}>
            {fields.map((field) => (
              <Field key={field.path.join()} field={field} story={story} onChange={(text) => set(field, text)} />
            ))}
          </div>
          {position === 0 && <StoryPictures story={story} onChange={onChange} />}
        </details>
      ))}
      <p role="status">
        <span>
          {missing.length > 0
            ? `Still needed before it is shown: ${missing.map(({ label }) => label).join(', ')}.`
            : ''}
        </span>
      </p>
    </>
  );
}

type FieldProps = { field: StoryField; story: Story; onChange: (text: string) => void };

function Field({ field, story, onChange }: FieldProps) {
  const id = useId();
  const value = readField(story, field);
  const { label, hint, kind, choices = [], isRequired } = field;
  const props = {
    id,
    'aria-describedby': hint ? `${id}-hint` : undefined,
    'aria-required': isRequired,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <p className={styles.field} data-kind={kind}>
      <label htmlFor={id}>
        {label}
        {isRequired && <small> (needed)</small>}
      </label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {kind === 'text' && <textarea rows={3} defaultValue={value} {...props} />}
      {kind === 'choice' && (
        <select defaultValue={value} {...props}>
          <option value="">Not said</option>
          {choices.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      )}
      {/* The address follows client and title until it is written by hand. */}
      {field.path[0] === 'slug' && <input type="text" value={value} {...props} />}
      {kind !== 'text' && kind !== 'choice' && field.path[0] !== 'slug' && (
        <input
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          defaultValue={value}
          {...props}
        />
      )}
    </p>
  );
}

/** The name of a story in the list. */
function nameOf({ company, title }: Story, position: number): string {
  const words = [company, title].flatMap((text) =>
    typeof text === 'string' ? plainText(text.slice(0, 80)).trim() || [] : [],
  );
  return words.join(': ') || `Story ${position + 1}`;
}
