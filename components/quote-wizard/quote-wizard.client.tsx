'use client';

import type { FormEvent } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import { pushEvent } from '#lib/analytics/data-layer';
import { FORM_ACTION } from '#lib/plain-quote/form-action';
import { nextStep, openSteps, stepById, type Step, type StepId } from '#lib/quote/journey';
import { toRequestBody, type EventChoice, type QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import { nameOfGame } from '#lib/site/game-fit';
import type { Game, QuoteFlowCopy } from '#lib/site/lists';
import { firstFailing } from './check-step.ts';
import { CityStep } from './city-step.client.tsx';
import { ComingStep } from './coming-step.tsx';
import { ConfirmationReminder } from './confirmation-reminder.tsx';
import { stepSeen } from './early-answers.ts';
import { ErrorSummary } from './error-summary.client.tsx';
import { KeptAnswers } from './kept-answers.client.tsx';
import { laterSteps } from './later-steps.ts';
import { ProgressTrack } from './progress-track.client.tsx';
import styles from './quote-wizard.module.css';
import { ScoreSheet } from './score-sheet.client.tsx';
import { StepActions } from './step-actions.client.tsx';
import { TypeStep } from './type-step.client.tsx';
import { useHandler } from './use-handler.client.tsx';
import { useQuoteEvents } from './use-quote-events.client.tsx';
import { useSend } from './use-send.client.tsx';
import { useWizard } from './use-wizard.client.tsx';
import { WizardNotes } from './wizard-notes.client.tsx';

type QuoteWizardProps = { copy: QuoteFlowCopy; games: Game[]; phone: string; phoneHref: string };

/** The stepped quote: one question a screen, the price as soon as three answers are known. */
export function QuoteWizard({ copy, games, phone, phoneHref }: QuoteWizardProps) {
  const wizard = useWizard(copy, games);
  const { answers, settled, state, dispatch, step, errors, open, position } = wizard;
  const { part, isMissing } = wizard.later;
  const isFirst = step.id === 'type';
  const hasCityField = isFirst || step.id === 'city';
  const isHere = hasCityField || part !== undefined;
  const sending = useSend(part?.sendWithRetries, { onSent: wizard.finish, onRefused: goToRefused });
  useQuoteEvents(wizard, games);
  const hasErrors = Object.keys(errors).length > 0;
  const isSending = sending.isPending || answers.submitted;
  const stepProps = { answers, settled, dispatch, errors, copy, games };

  /**
   * A way to another step, which is worked out once the press itself is on the screen. Closed while the answers are on their
   * way, so that what is shown is what was sent.
   */
  function leave(move: () => void) {
    if (isSending) return;
    afterPaint(() => {
      // Send may have been pressed right after.
      if (sending.isBusy()) return;
      sending.reset();
      move();
    });
  }

  function changeStep(id: StepId) {
    leave(() => wizard.change(stepById(id) ?? step));
  }

  const goTo = useHandler((target: Step) => leave(() => wizard.go(target)));
  const goBack = useHandler(() => leave(wizard.goBack));
  const switchEvent = useHandler((choice: EventChoice) =>
    leave(() => {
      pushEvent({ event: 'quote_compare', step_name: step.id });
      dispatch({ kind: 'switch event', choice, games });
      // Nobody is asked for the city of a virtual event.
      if (step.id === 'city') wizard.go(nextStep(step, { typeOfEvent: choice.typeOfEvent }));
    }),
  );

  function goToRefused(refused: FieldErrors, sent: QuoteAnswers) {
    const target = openSteps(toRequestBody(sent)).find(({ fields }) => fields.some((field) => refused[field]));
    if (!target) return;
    sending.reset();
    wizard.change(target, Object.fromEntries(Object.entries(refused).filter(([field]) => isFieldOf(target, field))));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isHere) void laterSteps.fetch();
    else if (step.id === 'send') send();
    else {
      // Read now: once React has drawn what was answered before it, the page says nothing of it any more.
      const seen = stepSeen(step.id);
      afterPaint(() => wizard.advance(seen), event.currentTarget);
    }
  }

  function send() {
    const failing = firstFailing(answers, games, new Date());
    if (failing) return wizard.change(failing.step, failing.errors);
    sending.send({ answers, gameName: nameOfGame(answers.game, games) });
  }

  if (wizard.justSent !== null) return <ConfirmationReminder reference={wizard.justSent} />;
  return (
    <div className={`wrap ${styles.wizard}`} data-wizard={part ? 'whole' : 'begun'}>
      {/* Where React never comes, the server takes the first answer and shows all questions in the plain form. */}
      <form
        className={styles.form}
        method="post"
        action={FORM_ACTION}
        noValidate
        onSubmit={onSubmit}
        aria-label="Quote"
      >
        <ProgressTrack answers={settled} step={step} onGo={goTo} />
        <WizardNotes detour={wizard.detour} />
        {hasErrors && <ErrorSummary errors={errors} key={wizard.attempt} />}
        {isFirst && <TypeStep {...stepProps} />}
        {hasCityField && <CityStep {...stepProps} Help={part?.CityHelp} isNext={isFirst} />}
        {!isHere && <ComingStep {...copy[step.id]} isMissing={isMissing} />}
        {part && (
          <part.LaterStep
            {...stepProps}
            step={step}
            isOpen={step.id !== 'send' && !answers.submitted}
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
            isHere ? labelOf(step.id, isSending, sending.failure !== undefined) : isMissing ? 'Try again' : 'Continue'
          }
        />
        <KeptAnswers
          isResumed={wizard.isResumed}
          isReplaced={answers.earlier.length > 0}
          onBringBack={() => leave(() => dispatch({ kind: 'bring back', games }))}
          onStartOver={() => leave(wizard.startOver)}
        />
      </form>
      <div className={styles.side}>
        <ScoreSheet
          answers={settled}
          state={state}
          copy={copy}
          games={games}
          movesLeft={open.length - position}
          Comparison={part?.SameTeam}
          onSwitch={switchEvent}
        />
      </div>
      {part && <part.TotalAnnouncer state={state} />}
    </div>
  );
}

function isFieldOf({ fields }: { fields: readonly string[] }, field: string): boolean {
  return fields.includes(field);
}

function labelOf(id: StepId, isSending: boolean, hasFailed: boolean): string {
  if (id !== 'send') return 'Continue';
  if (isSending) return 'Sending';
  return hasFailed ? 'Try again' : 'Send request';
}
