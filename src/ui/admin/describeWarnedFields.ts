export const describeWarnedFields = (fields: readonly string[]) =>
  `Look again at ${fields.join(', ')}.`;
