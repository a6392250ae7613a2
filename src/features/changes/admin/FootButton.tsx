import type { ComponentProps } from 'react';

/** A button in the line at the foot, as a link. */
export const FootButton = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    className="inline-flex min-h-6 cursor-pointer items-center gap-1 align-middle font-medium text-link hover:underline"
    {...props}
  />
);
