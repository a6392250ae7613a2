import { firm } from '@/content/firm';
import { SEND_BY_MAIL_APP, WITHOUT_SCRIPT } from './messages';

/**
 * The attributes by which a form goes to the visitor's e-mail app where no script sends it: never
 * a GET, which would put the message into the address.
 */
export function mailtoForm(subject: string) {
  return {
    action: `mailto:${firm.email}?subject=${encodeURIComponent(subject)}`,
    method: 'post',
    encType: 'text/plain',
  } as const;
}

/**
 * The button of a form where scripts are off. It stands before the form's own, which waits for a
 * script, so that Enter in a field presses this one.
 */
export function SendByMailApp() {
  return (
    <noscript>
      <p className="note">{WITHOUT_SCRIPT}</p>
      <button className="key-button key-solo mt-4" type="submit">
        <span>{SEND_BY_MAIL_APP}</span>
      </button>
    </noscript>
  );
}
