import { type AttemptStatus, isSent } from './attemptStatus';

interface FormMessageProps {
  status: AttemptStatus;
  success: string;
  failure: string;
  /** Added to the success message if `sendAlso` failed. */
  partFailure?: string | undefined;
}

/**
 * Shows the result of the last attempt. The live regions exist before the message, so that screen
 * readers announce it.
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
