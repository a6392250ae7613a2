import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes';
import { buttonBaseClass, buttonLooks, buttonSizeClasses } from './buttonClass';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary`: the main action of a section; `danger`: leads to a deletion; `delete`: deletes. */
  look?: keyof typeof buttonLooks;
  small?: boolean;
  /** Makes the button as wide as its form and as high as a field, for standalone pages. */
  large?: boolean;
  /**
   * True while the action of the button runs. The button then does nothing but keeps the focus,
   * because `disabled` would remove the focus.
   */
  busy?: boolean;
}

/** A button of the staff area. It does not submit a form unless `type="submit"`. */
export function Button(props: ButtonProps) {
  const { look = 'plain', small, large, busy, className, type = 'button', ...rest } = props;
  const size = large === true ? 'large' : small === true ? 'small' : 'normal';
  return (
    <button
      type={type}
      className={classes(buttonBaseClass, buttonLooks[look], buttonSizeClasses[size], className)}
      {...rest}
      {...(busy === true && {
        'aria-disabled': true,
        onClick: (event) => event.preventDefault(),
      })}
    />
  );
}
