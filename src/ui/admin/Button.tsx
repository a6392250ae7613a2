import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary`: the one main action of a section; `danger`: leads to a deletion; `delete`: deletes. */
  look?: 'plain' | 'primary' | 'danger' | 'delete';
  small?: boolean;
  /** Its work is under way: it does nothing now, but keeps the focus, which `disabled` would drop. */
  busy?: boolean;
}

const looks = { plain: '', primary: 'p', danger: 'd', delete: 'dd' };

/** The class names of a button, for links that look like one. */
export function buttonClass(look: keyof typeof looks = 'plain', small = false): string {
  return classes('b', looks[look], small && 's');
}

/** A button of the staff area; submits nothing unless `type="submit"`. */
export function Button(props: ButtonProps) {
  const { look, small, busy = false, className, type = 'button', ...rest } = props;
  return (
    <button
      type={type}
      className={classes(buttonClass(look, small), className)}
      {...rest}
      {...(busy && {
        'aria-disabled': true,
        onClick: (event) => event.preventDefault(),
      })}
    />
  );
}
