import type { ButtonHTMLAttributes } from 'react';
import type { ButtonContent } from './buttonContent';
import { ButtonLabel } from './ButtonLabel';
import { buttonClasses } from './siteButtonClasses';

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
    <button className={buttonClasses(tone, className)} type={type} {...rest}>
      <ButtonLabel label={label} {...(icon !== undefined && { icon })} />
    </button>
  );
}
