import { Link } from 'react-router-dom';
import { PRIVACY } from './messages';

/** Says beside the button of a form what becomes of what is typed, and leads to the notice. */
export function PrivacyNote({ id, use }: { id: string; use: string }) {
  return (
    <p className="col-span-full text-sm/5 text-muted" id={id}>
      <span>{use}</span>{' '}
      <Link className="whitespace-nowrap" to="/privacy">
        {PRIVACY}
      </Link>
    </p>
  );
}
