import type { ButtonHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';

/** Its look in `Key.css`; navy where none is given. */
type Tone = 'cyan' | 'line' | 'done';

const keyClass = (tone?: Tone) => classes('key-button', tone && `key-${tone}`);

interface KeyLook {
  label: string;
  /** Goes on with the label for those who hear it without what stands around it. */
  about?: string;
  tone?: Tone;
  icon?: IconName;
}

function KeyFace({ label, about, icon = 'right' }: KeyLook) {
  return (
    <>
      <span>
        {label} {about !== undefined && <span className="sr-only">{about}</span>}
      </span>
      <i>
        <Icon name={icon} strokeWidth={1.75} />
      </i>
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

type KeyProps = KeyLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'>;

/** A button drawn as a key. */
export function Key({ label, tone, icon = 'right', type = 'button', ...rest }: KeyProps) {
  return (
    <button className={keyClass(tone)} type={type} {...rest}>
      <KeyFace label={label} icon={icon} />
    </button>
  );
}
