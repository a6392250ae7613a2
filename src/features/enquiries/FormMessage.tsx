import type { EnquiryStatus } from './useEnquiryForm';

interface FormMessageProps {
  status: EnquiryStatus;
  success: string;
  failure: string;
}

/** How a send ended. The live regions stand ready, so that a message is read out as it appears. */
export function FormMessage({ status, success, failure }: FormMessageProps) {
  return (
    <>
      <div className="form-message" role="status">
        {status === 'success' && <p className="message-good">{success}</p>}
      </div>
      <div className="form-message" role="alert">
        {status === 'error' && <p className="message-bad">{failure}</p>}
      </div>
    </>
  );
}
