'use client';

import { Icon } from '#components/illustration/icon';
import type { IconName } from '#components/illustration/icons.ts';
import { EVENT_TYPES, type EventType } from '#lib/quote/event-types';
import { FieldError } from './field.tsx';
import { fieldId } from '#lib/quote/field-ids';
import { Pawn } from './pawn.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import styles from './type-step.module.css';
import tile from './tile.module.css';

const ICONS: Record<EventType, IconName> = {
  'scavenger-hunt': 'pin',
  'escape-room': 'key',
  'holiday-party': 'ticket',
  onsite: 'home',
  offsite: 'go',
  homeschool: 'lens',
  virtual: 'chat',
};

/** Step 1: the event type, as seven squares of a board. */
export function TypeStep({ answers, deferredAnswers, dispatch, errors, copy, games }: StepProps) {
  return (
    <StepFrame {...copy.type} radios={{ field: 'typeOfEvent', error: errors.typeOfEvent }}>
      <FieldError field="typeOfEvent" error={errors.typeOfEvent} />
      <div className={styles.board}>
        {EVENT_TYPES.map(({ value, label, hint }, index) => (
          <label className={`${tile.tile} ${styles.square}`} data-type={value} key={value}>
            <input
              className={tile.input}
              type="radio"
              name="typeOfEvent"
              id={index === 0 ? fieldId('typeOfEvent') : undefined}
              value={value}
              checked={answers.typeOfEvent === value}
              onChange={() => dispatch({ kind: 'choose type', value, games })}
              aria-describedby={`quote-type-${value}`}
            />
            <span className={styles.edge}>
              <Icon name={ICONS[value]} />
              {deferredAnswers.typeOfEvent === value && <Pawn className={styles.pawn} />}
            </span>
            <span className={styles.name}>{label}</span>
            <span className={styles.hint} id={`quote-type-${value}`} aria-hidden="true">
              {hint}
            </span>
          </label>
        ))}
      </div>
      {deferredAnswers.typeOfEvent === 'homeschool' && (
        <p className={styles.aside}>
          Families pay per child, not per event.{' '}
          <a className="go" href="/homeschool-hunt">
            See the homeschool hunt
          </a>
        </p>
      )}
    </StepFrame>
  );
}
