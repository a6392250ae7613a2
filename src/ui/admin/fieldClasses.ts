export const labelClass = 'mb-2 block text-label font-medium wrap-anywhere text-muted';

export const warningClass = 'border-2 border-warn px-[11px]';

/** Outlines a missing or rejected control that is not marked as invalid. */
export const wrongClass =
  '[&>:is(input,select)]:border-2 [&>:is(input,select)]:border-loss [&>:is(input,select)]:px-[11px]';
