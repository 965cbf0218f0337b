import notice from './notice.module.css';
import { StepFrame } from './step-frame.tsx';

type StepSkeletonProps = {
  question: string;
  help: string;
  /** Whether the step could not be loaded. */
  hasFailed: boolean;
};

/** Shown while a step is loading. Its question is known already. */
export function StepSkeleton({ hasFailed, ...frame }: StepSkeletonProps) {
  return (
    <StepFrame {...frame}>
      <p role="status">{!hasFailed && 'One moment.'}</p>
      {hasFailed && (
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
