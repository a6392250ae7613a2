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
  /** The URL of the form, which a printed page shows instead of it. */
  path: string;
  /** The subject of the email that a visitor without JavaScript writes. */
  subject: string;
  send: string;
  /** What the firm uses the message for, shown in the privacy note. */
  use: string;
  /** The message if only part of the request was sent. */
  partFailure?: string;
  children: ReactNode;
}

/**
 * A form that sends the firm a message. Without JavaScript, the first button opens the visitor's
 * email app. The `mailto:` address is on the button, because browsers warn about such a form on a
 * secure page. The form never uses GET, which would put the message into the URL.
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
