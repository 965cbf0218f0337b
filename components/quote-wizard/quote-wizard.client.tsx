'use client';

import dynamic from 'next/dynamic';
import { useActionState, type FormEvent } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import { QueryProvider } from '#components/ui/query-provider.client';
import type { ListedBookable } from '#lib/availability/public-bookable';
import { canSendQuotes } from '#lib/content/api-url';
import { HYDRATE_AT_ONCE, HYDRATE_WHEN_IDLE, hydrateWhenStored, NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import { pushEvent } from '#lib/integrations/analytics/data-layer';
import { nextStep, visibleSteps, stepById, type StepId } from '#lib/quote/journey';
import { toRequestBody, type EventChoice, type QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import { getGameName } from '#lib/pages/game-fit';
import type { Game, QuoteFlowCopy } from '#lib/pages/lists';
import { answerQuestion } from './answer-question.action.ts';
import { ConfirmationReminder } from './confirmation/confirmation-reminder.tsx';
import { quoteLetter } from './quote-letter.ts';
import { ProgressTrack } from './progress-track.client.tsx';
import { PriceSummary } from './price-summary/price-summary.client.tsx';
import { TotalAnnouncer } from './price-summary/total-announcer.client.tsx';
import styles from './quote-wizard.module.css';
import { DRAFT_KEYS } from './state/device-store.ts';
import { INTENT_FIELD, type Intent } from './state/answer-form.ts';
import { SERVED_ATTEMPT } from './state/quote-flow.ts';
import type { QuoteReply } from './state/quote-reply.ts';
import { useHandler } from './state/use-handler.client.tsx';
import { useQuoteEvents } from './state/use-quote-events.client.tsx';
import { useSend } from './state/use-send.client.tsx';
import { useWizard } from './state/use-wizard.client.tsx';
import { findInvalidStep } from './steps/check-step.ts';
import { CurrentStep } from './steps/current-step.client.tsx';
import { ErrorSummary } from './steps/error-summary.client.tsx';
import { QuestionTakesFocus } from './steps/question-takes-focus.ts';
import { StepActions } from './steps/step-actions.client.tsx';
import { StoredAnswersNotice } from './stored-answers-notice.client.tsx';
import { WizardNotes } from './wizard-notes.client.tsx';

/** Only the reply to a posted form needs its code. If the code cannot be loaded, the page stays as the server has rendered it. */
const PostedConfirmation = dynamic(async () => {
  const loaded = await import('./confirmation/posted-confirmation.client.tsx').catch(
    () => new Promise<never>(() => {}),
  );
  return loaded.PostedConfirmation;
});

type QuoteWizardProps = {
  copy: QuoteFlowCopy;
  games: Game[];
  /** What has a calendar. */
  bookables?: readonly ListedBookable[];
  phone: string;
  phoneHref: string;
  email: string;
  /** The answers of a link, as the server has read them. */
  linked?: QuoteReply;
};

const FORM_ID = 'quote';
/** Where the form is posted. It identifies the form to React, too, so pages of an earlier build still get their answer. */
const FORM_PATH = '/get-a-quote';

/**
 * The quote wizard: one question per step, and the price as soon as three answers are known. Without React, its form posts each step
 * to `answerQuestion`, and the server renders the reply with this component.
 */
export function QuoteWizard({ linked, ...props }: QuoteWizardProps) {
  const [reply, post] = useActionState(answerQuestion, linked ?? null, FORM_PATH);
  const isPosted = reply !== null && reply !== linked;
  if (isPosted && reply.confirmation) return <PostedConfirmation {...reply.confirmation} />;
  return <Wizard {...props} reply={reply} isPosted={isPosted} post={post} />;
}

type WizardProps = Omit<QuoteWizardProps, 'linked'> & {
  reply: QuoteReply | null;
  /** Whether the reply answers a posted step. */
  isPosted: boolean;
  post: (form: FormData) => void;
};

function Wizard({ copy, games, bookables = [], phone, phoneHref, email, reply, isPosted, post }: WizardProps) {
  const wizard = useWizard({ copy, games, formId: FORM_ID, reply, isPosted });
  const { answers, deferredAnswers, state, dispatch, step, errors, steps, position } = wizard;
  const sending = useSend({ onSent: wizard.finish, onRejected: goToRejected, failure: reply?.failure });
  useQuoteEvents(wizard, games, isPosted ? reply : null);
  const hasErrors = Object.keys(errors).length > 0;
  const isSending = sending.isPending || answers.submitted;
  const { failure } = sending;

  /**
   * Runs a change of step after the page has painted the response to the press. Ignored while the request is being
   * sent, so that the wizard shows what was sent.
   */
  function navigate(move: () => void) {
    if (isSending) return;
    afterPaint(() => {
      // Send may have been pressed before the paint.
      if (sending.isBusy()) return;
      sending.reset();
      move();
    });
  }

  const switchEvent = useHandler((choice: EventChoice) =>
    navigate(() => {
      pushEvent({ event: 'quote_compare', step_name: step.id });
      dispatch({ kind: 'switch event', choice, games });
      // A virtual event has no city step.
      if (step.id === 'city') wizard.go(nextStep(step, { typeOfEvent: choice.typeOfEvent }));
    }),
  );

  function goToRejected(rejected: FieldErrors, sent: QuoteAnswers) {
    const target = visibleSteps(toRequestBody(sent)).find(({ fields }) => fields.some((field) => rejected[field]));
    if (!target) return;
    sending.reset();
    wizard.change(target, Object.fromEntries(Object.entries(rejected).filter(([field]) => isFieldOf(target, field))));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement && submitter.name === INTENT_FIELD ? submitter.value : 'next';
    onIntent(intent as Intent, event.currentTarget);
  }

  function onIntent(intent: Intent, pressed: HTMLFormElement) {
    const target = stepById(intent);
    if (target && step.id === 'send') navigate(() => wizard.change(target));
    else if (target) navigate(() => wizard.go(target));
    else if (intent === 'back') navigate(wizard.goBack);
    else if (step.id === 'send') send();
    else afterPaint(wizard.advance, pressed);
  }

  function send() {
    const invalid = findInvalidStep(answers, games, new Date());
    if (invalid) return wizard.change(invalid.step, invalid.errors);
    const gameName = getGameName(answers.game, games);
    if (canSendQuotes()) sending.send({ answers, gameName });
    else location.assign(quoteLetter(email, answers, gameName));
  }

  if (wizard.justSent !== null) return <ConfirmationReminder reference={wizard.justSent} />;
  return (
    <QueryProvider>
      <div
        className={`wrap ${styles.wizard}`}
        data-wizard
        {...(!canSendQuotes() && NEEDS_SCRIPTS)}
        {...(isPosted ? HYDRATE_AT_ONCE : { ...hydrateWhenStored(DRAFT_KEYS), ...HYDRATE_WHEN_IDLE })}
      >
        <form className={styles.form} id={FORM_ID} action={post} noValidate onSubmit={onSubmit} aria-label="Quote">
          {/* The Enter key presses the first submit button of a form. */}
          <button className="visually-hidden" name={INTENT_FIELD} value="next" tabIndex={-1} aria-hidden="true" />
          <ProgressTrack answers={deferredAnswers} step={step} />
          <WizardNotes note={wizard.note} />
          {hasErrors && (
            <ErrorSummary errors={errors} key={wizard.attempt} isServed={wizard.attempt === SERVED_ATTEMPT} />
          )}
          <QuestionTakesFocus value={isPosted && !hasErrors}>
            <CurrentStep
              {...{
                answers,
                deferredAnswers,
                dispatch,
                errors,
                copy,
                games,
                bookables,
                step,
                phone,
                phoneHref,
                failure,
              }}
              starts={reply?.starts}
              typedPeople={reply?.typedPeople}
              onSend={send}
              retries={sending.retries}
              isEditable={step.id !== 'send' && !answers.submitted}
            />
          </QuestionTakesFocus>
          <StepActions
            state={state}
            previous={wizard.previous}
            isPending={isSending}
            label={getSubmitLabel(step.id, isSending, failure !== undefined)}
          />
          <StoredAnswersNotice
            isResumed={wizard.isResumed}
            isReplaced={answers.earlier.length > 0}
            onBringBack={() => navigate(() => dispatch({ kind: 'bring back', games }))}
            onStartOver={() => navigate(wizard.startOver)}
          />
        </form>
        <div className={styles.side}>
          <PriceSummary
            answers={deferredAnswers}
            state={state}
            copy={copy}
            games={games}
            stepsLeft={steps.length - position}
            onSwitch={switchEvent}
          />
        </div>
        <TotalAnnouncer state={state} />
      </div>
    </QueryProvider>
  );
}

function isFieldOf({ fields }: { fields: readonly string[] }, field: string): boolean {
  return fields.includes(field);
}

function getSubmitLabel(id: StepId, isSending: boolean, hasFailed: boolean): string {
  if (id !== 'send') return 'Continue';
  if (!canSendQuotes()) return 'Send by email';
  if (isSending) return 'Sending';
  return hasFailed ? 'Try again' : 'Send request';
}
