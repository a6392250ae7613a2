import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  'aria-label': string;
  /**
   * 'remove' is for buttons that delete something. They turn red under the pointer. 'handle' is for
   * the button that drags a row.
   */
  look?: keyof typeof iconLooks;
}

const iconLooks = {
  plain: 'cursor-pointer text-muted not-off:hover:bg-page not-off:hover:text-navy-900',
  remove: 'cursor-pointer text-muted not-off:hover:bg-bad-bg not-off:hover:text-loss',
  handle:
    'cursor-grab touch-none text-muted in-data-dragging:cursor-grabbing not-off:hover:bg-page not-off:hover:text-navy-900',
  inherit: 'cursor-pointer not-off:hover:bg-page not-off:hover:text-navy-900',
};

export function IconButton({ look = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classes(
        'inline-grid h-10 w-7 place-items-center rounded-xs off:cursor-not-allowed off:text-faint',
        iconLooks[look],
        className,
      )}
      {...rest}
    />
  );
}
