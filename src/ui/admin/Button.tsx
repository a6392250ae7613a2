import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes';
import { buttonBaseClass, buttonLooks, buttonSizeClasses } from './buttonClass';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * 'primary' is for the main action of a section, 'danger' for buttons that ask before a deletion,
   * and 'delete' for buttons that delete.
   */
  look?: keyof typeof buttonLooks;
  small?: boolean;
  /** Makes the button as wide as the form and as high as a field. Used on standalone pages. */
  large?: boolean;
  /**
   * True while the action of the button runs. Clicks then have no effect. `disabled` is not used,
   * because it would remove the focus from the button.
   */
  busy?: boolean;
}

/** A button of the staff area. Only `type="submit"` makes it submit the form. */
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
