import { Link } from 'react-router-dom';
import { PRIVACY_LINK_LABEL } from './messages';

export function PrivacyNote({ id, use }: { id: string; use: string }) {
  return (
    <p className="col-span-full text-sm/5 text-muted" id={id}>
      <span>{use}</span>{' '}
      <Link className="whitespace-nowrap" to="/privacy">
        {PRIVACY_LINK_LABEL}
      </Link>
    </p>
  );
}
