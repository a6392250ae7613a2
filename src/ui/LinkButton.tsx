import { Link } from 'react-router-dom';
import type { ButtonContent } from './buttonContent';
import { ButtonLabel } from './ButtonLabel';
import { getButtonClasses } from './siteButtonClasses';

/** A link to another page of the site that looks like a button. */
export function LinkButton({ to, tone, ...look }: ButtonContent & { to: string }) {
  return (
    <Link className={getButtonClasses(tone)} to={to}>
      <ButtonLabel {...look} />
    </Link>
  );
}
