/** A problem and how to solve it. */
export interface Finding {
  what: string;
  todo: string;
}

/** Yields a finding unless the condition holds. */
export function* reportUnless(holds: boolean, what: string, todo: string): Generator<Finding> {
  if (!holds) yield { what, todo };
}
