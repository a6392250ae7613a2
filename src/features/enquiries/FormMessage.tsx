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
      <div role="status">{status === 'success' && <p className="msg-ok">{success}</p>}</div>
      <div role="alert">{status === 'error' && <p className="msg-no">{failure}</p>}</div>
    </>
  );
}
