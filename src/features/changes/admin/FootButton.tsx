import type { ComponentProps } from 'react';

/** Button that looks like a link, for the line at the foot of a section. */
export const FootButton = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    className="inline-flex min-h-6 cursor-pointer items-center gap-1 align-middle font-medium text-link hover:underline"
    {...props}
  />
);
