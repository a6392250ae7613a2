export const labelClass = 'mb-2 block text-label font-medium wrap-anywhere text-muted';

export const warningClass = 'border-2 border-warn px-[11px]';

/** Adds a red border to an input or select that is missing or invalid but has no `aria-invalid`. */
export const wrongClass =
  '[&>:is(input,select)]:border-2 [&>:is(input,select)]:border-loss [&>:is(input,select)]:px-[11px]';
