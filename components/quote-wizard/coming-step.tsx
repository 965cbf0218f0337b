import notice from './notice.module.css';
import { StepFrame } from './step-frame.tsx';

type ComingStepProps = {
  question: string;
  help: string;
  /** Whether the rest of the step was asked for in vain. */
  isMissing: boolean;
};

/** In place of a step that is still on its way to the browser. Its question is here already. */
export function ComingStep({ isMissing, ...frame }: ComingStepProps) {
  return (
    <StepFrame {...frame}>
      <p role="status">{!isMissing && 'One moment.'}</p>
      {isMissing && (
        <div className={notice.notice} role="alert">
          <h2 className={`display ${notice.title}`}>This question did not load</h2>
          <p>
            Your answers are all still here. Try again once you have a network. If that does not help, reload the page:
            nothing is lost.
          </p>
        </div>
      )}
    </StepFrame>
  );
}
