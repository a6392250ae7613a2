import { Link } from 'react-router-dom';
import type { ButtonContent } from './buttonContent';
import { ButtonLabel } from './ButtonLabel';
import { getButtonClasses } from './siteButtonClasses';

export function LinkButton({ to, tone, ...look }: ButtonContent & { to: string }) {
  return (
    <Link className={getButtonClasses(tone)} to={to}>
      <ButtonLabel {...look} />
    </Link>
  );
}
