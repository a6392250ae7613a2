/** Paper under a navy edge, on a phone from side to side: for elements with `data-box`. */
export const boxClass =
  'flex min-w-0 flex-col border border-t-2 border-hair border-t-navy-900 bg-paper max-rail:border-x-0';
