import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes';
import { base, looks, sizes } from './buttonClass';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * `primary`: the one main action of a section; `danger`: leads to a deletion; `delete`: deletes.
   */
  look?: keyof typeof looks;
  small?: boolean;
  /** Makes it as high and as wide as the fields of a standalone form. */
  large?: boolean;
  /**
   * Its work is under way: it does nothing now, but keeps the focus, which `disabled` would drop.
   */
  busy?: boolean;
}

/** A button of the staff area; submits nothing unless `type="submit"`. */
export function Button(props: ButtonProps) {
  const { look = 'plain', small, large, busy, className, type = 'button', ...rest } = props;
  const size = large === true ? 'large' : small === true ? 'small' : 'normal';
  return (
    <button
      type={type}
      className={classes(base, looks[look], sizes[size], className)}
      {...rest}
      {...(busy === true && {
        'aria-disabled': true,
        onClick: (event) => event.preventDefault(),
      })}
    />
  );
}
