import type { ButtonHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';

type Tone = 'navy' | 'cyan' | 'line' | 'done';

const TONES: Record<Tone, string> = { navy: '', cyan: 'cyan', line: 'line', done: 'done' };

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
        {label} {about !== undefined && <span className="sr">{about}</span>}
      </span>
      <i>
        <Icon name={icon} strokeWidth={1.75} />
      </i>
    </>
  );
}

/** A link to another page of the site, drawn as a key: label and arrow in two cells. */
export function KeyLink({ to, tone = 'navy', ...look }: KeyLook & { to: string }) {
  return (
    <Link className={classes('key', TONES[tone])} to={to}>
      <KeyFace {...look} />
    </Link>
  );
}

type KeyProps = KeyLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'>;

/** A button drawn as a key. */
export function Key({ label, tone = 'navy', icon = 'right', type = 'button', ...rest }: KeyProps) {
  return (
    <button className={classes('key', TONES[tone])} type={type} {...rest}>
      <KeyFace label={label} icon={icon} />
    </button>
  );
}
