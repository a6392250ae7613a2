import type { ButtonHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';

/** Its look in `Key.css`; navy where none is given. */
type Tone = 'cyan' | 'line' | 'done';

const keyClass = (tone?: Tone, ...more: Parameters<typeof classes>) =>
  classes('key-button', tone && `key-${tone}`, ...more);

interface KeyLook {
  label: string;
  /** Goes on with the label for those who hear it without what stands around it. */
  about?: string;
  tone?: Tone;
  /** Null for a key of one cell. */
  icon?: IconName | null;
}

function KeyFace({ label, about, icon = 'right' }: KeyLook) {
  return (
    <>
      <span>
        {label} {about !== undefined && <span className="sr-only">{about}</span>}
      </span>
      {icon !== null && (
        <i>
          <Icon name={icon} strokeWidth={1.75} />
        </i>
      )}
    </>
  );
}

/** A link to another page of the site, drawn as a key: label and arrow in two cells. */
export function KeyLink({ to, tone, ...look }: KeyLook & { to: string }) {
  return (
    <Link className={keyClass(tone)} to={to}>
      <KeyFace {...look} />
    </Link>
  );
}

type KeyProps = KeyLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>;

export function Key({ label, tone, icon, className, type = 'button', ...rest }: KeyProps) {
  return (
    <button
      className={keyClass(tone, icon === null && 'key-solo', className)}
      type={type}
      {...rest}
    >
      <KeyFace label={label} {...(icon !== undefined && { icon })} />
    </button>
  );
}
