'use client';

import type { FormEvent } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import { ENHANCED_FORM } from '#lib/delivery/html/html-markers';
import { pushEvent } from '#lib/integrations/analytics/data-layer';
import { FORM_ACTION } from '#lib/leads/no-script-form/form-action';
import { nextStep, visibleSteps, stepById, type Step, type StepId } from '#lib/quote/journey';
import { toRequestBody, type EventChoice, type QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import { getGameName } from '#lib/pages/game-fit';
import type { Game, QuoteFlowCopy } from '#lib/pages/lists';
import { findInvalidStep } from './steps/check-step.ts';
import { CityStep } from './steps/city-step.client.tsx';
import { StepSkeleton } from './steps/step-skeleton.tsx';
import { ConfirmationReminder } from './confirmation/confirmation-reminder.tsx';
import { getVisibleStepId } from './state/pre-hydration-answers.ts';
import { ErrorSummary } from './steps/error-summary.client.tsx';
import { StoredAnswersNotice } from './stored-answers-notice.client.tsx';
import { lazySteps } from './steps/lazy-steps.ts';
import { ProgressTrack } from './progress-track.client.tsx';
import styles from './quote-wizard.module.css';
import { PriceSummary } from './price-summary/price-summary.client.tsx';
import { StepActions } from './steps/step-actions.client.tsx';
import { TypeStep } from './steps/type-step.client.tsx';
import { useHandler } from './state/use-handler.client.tsx';
import { useQuoteEvents } from './state/use-quote-events.client.tsx';
import { useSend } from './state/use-send.client.tsx';
import { useWizard } from './state/use-wizard.client.tsx';
import { WizardNotes } from './wizard-notes.client.tsx';

type QuoteWizardProps = { copy: QuoteFlowCopy; games: Game[]; phone: string; phoneHref: string };

/** The quote wizard: one question per step, and the price as soon as three answers are known. */
export function QuoteWizard({ copy, games, phone, phoneHref }: QuoteWizardProps) {
  const wizard = useWizard(copy, games);
  const { answers, deferredAnswers, state, dispatch, step, errors, steps, position } = wizard;
  const { module: loaded, hasFailed } = wizard.lazy;
  const isFirst = step.id === 'type';
  const hasCityField = isFirst || step.id === 'city';
  const isStepLoaded = hasCityField || loaded !== undefined;
  const sending = useSend(loaded?.sendWithRetries, { onSent: wizard.finish, onRejected: goToRejected });
  useQuoteEvents(wizard, games);
  const hasErrors = Object.keys(errors).length > 0;
  const isSending = sending.isPending || answers.submitted;
  const stepProps = { answers, deferredAnswers, dispatch, errors, copy, games };

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

  function changeStep(id: StepId) {
    navigate(() => wizard.change(stepById(id) ?? step));
  }

  const goTo = useHandler((target: Step) => navigate(() => wizard.go(target)));
  const goBack = useHandler(() => navigate(wizard.goBack));
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
    if (!isStepLoaded) void lazySteps.load();
    else if (step.id === 'send') send();
    else {
      // Get the visible step now: after the next render, the page no longer shows which one it was.
      const visibleId = getVisibleStepId(step.id);
      afterPaint(() => wizard.advance(visibleId), event.currentTarget);
    }
  }

  function send() {
    const invalid = findInvalidStep(answers, games, new Date());
    if (invalid) return wizard.change(invalid.step, invalid.errors);
    sending.send({ answers, gameName: getGameName(answers.game, games) });
  }

  if (wizard.justSent !== null) return <ConfirmationReminder reference={wizard.justSent} />;
  return (
    <div className={`wrap ${styles.wizard}`} data-wizard={loaded ? 'loaded' : 'loading'}>
      {/* Without hydration, the form posts the first answer, and the server responds with the no-script form. */}
      <form
        className={styles.form}
        method="post"
        action={FORM_ACTION}
        noValidate
        onSubmit={onSubmit}
        aria-label="Quote"
        {...ENHANCED_FORM}
      >
        <ProgressTrack answers={deferredAnswers} step={step} onGo={goTo} />
        <WizardNotes redirectReason={wizard.redirectReason} />
        {hasErrors && <ErrorSummary errors={errors} key={wizard.attempt} />}
        {isFirst && <TypeStep {...stepProps} />}
        {hasCityField && <CityStep {...stepProps} Help={loaded?.CityHelp} isNext={isFirst} />}
        {!isStepLoaded && <StepSkeleton {...copy[step.id]} hasFailed={hasFailed} />}
        {loaded && (
          <loaded.LazyStep
            {...stepProps}
            step={step}
            isEditable={step.id !== 'send' && !answers.submitted}
            onChange={changeStep}
            onSend={send}
            failure={sending.failure}
            retries={sending.retries}
            phone={phone}
            phoneHref={phoneHref}
          />
        )}
        <StepActions
          state={state}
          previous={wizard.previous}
          onBack={goBack}
          isPending={isSending}
          label={
            isStepLoaded
              ? getSubmitLabel(step.id, isSending, sending.failure !== undefined)
              : hasFailed
                ? 'Try again'
                : 'Continue'
          }
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
          Comparison={loaded?.SameTeam}
          onSwitch={switchEvent}
        />
      </div>
      {loaded && <loaded.TotalAnnouncer state={state} />}
    </div>
  );
}

function isFieldOf({ fields }: { fields: readonly string[] }, field: string): boolean {
  return fields.includes(field);
}

function getSubmitLabel(id: StepId, isSending: boolean, hasFailed: boolean): string {
  if (id !== 'send') return 'Continue';
  if (isSending) return 'Sending';
  return hasFailed ? 'Try again' : 'Send request';
}
