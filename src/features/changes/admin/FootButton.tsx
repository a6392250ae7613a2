import type { ComponentProps } from 'react';

/** A button that looks like a link. It is used at the bottom of a staff section. */
export const FootButton = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    className="inline-flex min-h-6 cursor-pointer items-center gap-1 align-middle font-medium text-link hover:underline"
    {...props}
  />
);
