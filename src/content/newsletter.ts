/**
 * The offer of the newsletter. The promise is a draft for the owner to confirm: keep it or change
 * it.
 */
export const newsletter = {
  title: 'Daily Newsletter',
  promise: 'One email each trading day.',
} as const;
