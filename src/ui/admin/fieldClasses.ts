export const labelClass = 'mb-2 block text-label font-medium wrap-anywhere text-muted';

export const warningClass = 'border-2 border-warn px-[11px]';

/** Draws a red edge around a missing or rejected control without `aria-invalid`. */
export const wrongClass =
  '[&>:is(input,select)]:border-2 [&>:is(input,select)]:border-loss [&>:is(input,select)]:px-[11px]';
