import type { ButtonHTMLAttributes } from 'react';
import type { ButtonContent } from './buttonContent';
import { ButtonLabel } from './ButtonLabel';
import { getButtonClasses } from './siteButtonClasses';

type SiteButtonProps = ButtonContent & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>;

export function SiteButton({
  label,
  tone,
  icon,
  className,
  type = 'button',
  ...rest
}: SiteButtonProps) {
  return (
    <button className={getButtonClasses(tone, className)} type={type} {...rest}>
      <ButtonLabel label={label} {...(icon !== undefined && { icon })} />
    </button>
  );
}
