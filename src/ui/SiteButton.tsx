import type { ButtonHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';

/** Its look in `SiteButton.css`; navy where none is given. */
type Tone = 'cyan' | 'line' | 'done';

const buttonClasses = (tone?: Tone, ...more: Parameters<typeof classes>) =>
  classes('site-button', tone && `site-button-${tone}`, ...more);

interface ButtonContent {
  label: string;
  /** Continues the label, for screen readers. */
  about?: string;
  tone?: Tone;
  /** The icon; null for a button of one cell. */
  icon?: IconName | null;
}

function ButtonLabel({ label, about, icon = 'right' }: ButtonContent) {
  return (
    <>
      <span>
        <span>{label}</span> {about !== undefined && <span className="sr-only">{about}</span>}
      </span>
      {icon !== null && (
        <i>
          <Icon name={icon} strokeWidth={1.75} />
        </i>
      )}
    </>
  );
}

/** A link to another page of the site, drawn as a button: label and arrow in two cells. */
export function LinkButton({ to, tone, ...look }: ButtonContent & { to: string }) {
  return (
    <Link className={buttonClasses(tone)} to={to}>
      <ButtonLabel {...look} />
    </Link>
  );
}

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
