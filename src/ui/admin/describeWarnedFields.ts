export const describeWarnedFields = (fields: readonly string[]) => `Check ${fields.join(', ')}.`;
