import { type FormHTMLAttributes, type ReactNode, useId } from 'react';
import { siteHost } from '@/browser/settings';
import { firm } from '@/content/firm';
import { SiteButton } from '@/ui/SiteButton';
import {
  MESSAGE_FAILED,
  MESSAGE_SENT,
  SEND_BY_MAIL_APP,
  SENDING,
  WITHOUT_SCRIPT,
} from './messages';
import { FormMessage } from './FormMessage';
import { PrivacyNote } from './PrivacyNote';
import type { useEnquiryForm } from './useEnquiryForm';

interface LetterFormProps extends FormHTMLAttributes<HTMLFormElement> {
  enquiry: Pick<ReturnType<typeof useEnquiryForm>, 'status' | 'ready' | 'formProps'>;
  /** The address of the form, which paper shows in its place. */
  path: string;
  /** The subject of the mail that a visitor without scripts writes. */
  subject: string;
  send: string;
  /** The firm's use of the letter, for the privacy note. */
  use: string;
  /** The message after a letter of which one part was not sent. */
  partFailure?: string;
  children: ReactNode;
}

/**
 * A form by which a visitor writes to the firm. Where scripts are off the first button opens the
 * visitor's email app, with the mail's address as its own: on the form a secure page would warn of
 * it. Never a GET, which would put the message into the address.
 */
export function LetterForm(props: LetterFormProps) {
  const { enquiry, path, subject, send, use, partFailure, children, ...rest } = props;
  const noteId = useId();
  const busy = enquiry.status === 'sending';
  return (
    <>
      <p className="on-paper mt-2 text-compact/6 font-semibold" hidden>
        Write to {firm.email}, or use the form at {siteHost()}
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
          <p className="note">{WITHOUT_SCRIPT}</p>
          <SiteButton
            label={SEND_BY_MAIL_APP}
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
            label={busy ? SENDING : send}
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
