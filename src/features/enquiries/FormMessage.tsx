import { type AttemptStatus, isSent } from './attemptStatus';

interface FormMessageProps {
  status: AttemptStatus;
  success: string;
  failure: string;
  /** Follows the success message if `sendAlso` failed. */
  partFailure?: string | undefined;
}

/**
 * Shows how the last attempt ended. The live regions are there before, so that a message is read
 * out as it appears.
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
