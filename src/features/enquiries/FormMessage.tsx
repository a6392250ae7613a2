import { type AttemptStatus, isSent } from './attemptStatus';

interface FormMessageProps {
  status: AttemptStatus;
  success: string;
  failure: string;
  /** The text that is added to the success message if `sendAlso` failed. */
  partFailure?: string | undefined;
}

/**
 * Shows the result of the last attempt to send the form. The live regions are always in the page,
 * because screen readers only announce changes of an existing region.
 */
export function FormMessage({ status, success, failure, partFailure }: FormMessageProps) {
  const problem =
    status === 'failed' ? failure : status === 'partly-sent' ? partFailure : undefined;
  return (
    <>
      <div className="form-message" role="status">
        {isSent(status) && <p className="message-good">{success}</p>}
      </div>
      <div className="form-message" role="alert">
        {problem !== undefined && <p className="message-bad">{problem}</p>}
      </div>
    </>
  );
}
