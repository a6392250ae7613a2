/** The text in `promise` is a draft. The owner has to confirm it. */
export const newsletter = {
  title: 'Daily Newsletter',
  promise: 'One email each trading day.',
} as const;
