/** The text in `promise` is a draft for the owner to confirm. */
export const newsletter = {
  title: 'Daily Newsletter',
  promise: 'One email each trading day.',
} as const;
