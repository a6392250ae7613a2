/**
 * The newsletter as it is offered. The promise is a draft for the owner to confirm: it must be
 * kept, or the words changed.
 */
export const newsletter = {
  title: 'Daily Newsletter',
  promise: 'One email each trading day.',
} as const;
