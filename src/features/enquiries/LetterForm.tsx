import { type FormHTMLAttributes, type ReactNode, useId } from 'react';
import { getSiteHost } from '@/browser/settings';
import { firm } from '@/content/firm';
import { SiteButton } from '@/ui/SiteButton';
import {
  MESSAGE_FAILED,
  MESSAGE_SENT,
  SEND_BY_MAIL_APP_LABEL,
  SENDING_LABEL,
  NO_SCRIPT_MESSAGE,
} from './messages';
import { FormMessage } from './FormMessage';
import { PrivacyNote } from './PrivacyNote';
import type { useEnquiryForm } from './useEnquiryForm';

interface LetterFormProps extends FormHTMLAttributes<HTMLFormElement> {
  enquiry: Pick<ReturnType<typeof useEnquiryForm>, 'status' | 'ready' | 'formProps'>;
  /** The URL of the form. A printed page shows the URL instead of the form. */
  path: string;
  /** The subject of the email if the visitor has no JavaScript. */
  subject: string;
  send: string;
  /** Explains in the privacy note how the firm uses the message. */
  use: string;
  /** Added to the success message if the first message was sent but `sendAlso` failed. */
  partFailure?: string;
  children: ReactNode;
}

/**
 * A form that sends the firm a message. Without JavaScript, its button opens the visitor's email
 * app. The `mailto:` address is on the button, because browsers show a security warning if it is on
 * the form. The method is never GET, because GET would put the message into the URL.
 */
export function LetterForm(props: LetterFormProps) {
  const { enquiry, path, subject, send, use, partFailure, children, ...rest } = props;
  const noteId = useId();
  const busy = enquiry.status === 'sending';
  return (
    <>
      <p className="on-paper mt-2 text-compact/6 font-semibold" hidden>
        Write to {firm.email}, or use the form at {getSiteHost()}
        {path}.
      </p>
      <form className="sheet print:hidden" method="post" {...enquiry.formProps} {...rest}>
        <div className="ruler" />
        {children}
        <FormMessage
          status={enquiry.status}
          success={MESSAGE_SENT}
          failure={MESSAGE_FAILED}
          partFailure={partFailure}
        />
        <noscript>
          <p className="note">{NO_SCRIPT_MESSAGE}</p>
          <SiteButton
            label={SEND_BY_MAIL_APP_LABEL}
            icon={null}
            className="mt-4"
            type="submit"
            formAction={`mailto:${firm.email}?subject=${encodeURIComponent(subject)}`}
            formMethod="post"
            formEncType="text/plain"
          />
        </noscript>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <SiteButton
            type="submit"
            label={busy ? SENDING_LABEL : send}
            disabled={!enquiry.ready}
            aria-disabled={busy}
            aria-describedby={noteId}
          />
          <PrivacyNote id={noteId} use={use} />
        </div>
      </form>
    </>
  );
}
