/** A problem and how to solve it. */
export interface Finding {
  what: string;
  todo: string;
}

export function* reportUnless(holds: boolean, what: string, todo: string): Generator<Finding> {
  if (!holds) yield { what, todo };
}
