import { useLoadAgain } from '@/ui/useLoadAgain';
import { LOAD_AGAIN, STILL_OFFLINE } from './failureMessages';
import { noticeLineClass } from './noticeLine';

interface StartFailureProps {
  error: unknown;
  onLoaded: () => void;
}

/** Shows a notice above a page whose code did not arrive. The HTML of the page stays readable. */
export function StartFailure({ error, onLoaded }: StartFailureProps) {
  const { again, failed } = useLoadAgain(error, onLoaded);
  return (
    <p className={noticeLineClass} role="alert">
      This page did not load completely. <span>{failed && STILL_OFFLINE}</span>{' '}
      <button type="button" className="text-button" onClick={again}>
        {LOAD_AGAIN}
      </button>
    </p>
  );
}
