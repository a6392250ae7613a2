import { Link } from 'react-router-dom';
import type { ButtonContent } from './buttonContent';
import { ButtonLabel } from './ButtonLabel';
import { getButtonClasses } from './siteButtonClasses';

/** Link to another page of the site that looks like a button: label and arrow in two cells. */
export function LinkButton({ to, tone, ...look }: ButtonContent & { to: string }) {
  return (
    <Link className={getButtonClasses(tone)} to={to}>
      <ButtonLabel {...look} />
    </Link>
  );
}
