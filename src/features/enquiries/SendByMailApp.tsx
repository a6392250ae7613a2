import { firm } from '@/content/firm';
import { Key } from '@/ui/Key';
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
      <Key label={SEND_BY_MAIL_APP} icon={null} className="mt-4" type="submit" />
    </noscript>
  );
}
