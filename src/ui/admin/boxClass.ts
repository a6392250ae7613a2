/**
 * The class names of a section (`data-box`): a white background with a navy edge, and full width on
 * a phone.
 */
export const boxClass =
  'flex min-w-0 flex-col border border-t-2 border-hair border-t-navy-900 bg-paper max-rail:border-x-0';
