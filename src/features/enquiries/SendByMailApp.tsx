import { firm } from '@/content/firm';
import { Key } from '@/ui/Key';
import { SEND_BY_MAIL_APP, WITHOUT_SCRIPT } from './messages';
import { siteHost } from '@/browser/settings';

/** Stands on paper in place of a form: where to write, and the address of the form. */
export function OnPaper({ form }: { form: string }) {
  return (
    <p className="on-paper" hidden>
      Write to {firm.email}, or use the form at {siteHost()}
      {form}.
    </p>
  );
}

interface SendByMailAppProps {
  /** Of the mail. */
  subject: string;
}

/**
 * The button of a form where scripts are off: it goes to the visitor's email app. It stands before the
 * form's own, which waits for a script, so that Enter in a field presses this one. The address is the
 * button's: a form that has it counts as one that a secure page sends without encryption. The form says
 * `method="post"`, and is never a GET, which would put the message into the address.
 */
export function SendByMailApp({ subject }: SendByMailAppProps) {
  return (
    <noscript>
      <p className="note">{WITHOUT_SCRIPT}</p>
      <Key
        label={SEND_BY_MAIL_APP}
        icon={null}
        className="mt-4"
        type="submit"
        formAction={`mailto:${firm.email}?subject=${encodeURIComponent(subject)}`}
        formMethod="post"
        formEncType="text/plain"
      />
    </noscript>
  );
}
