/** Something that is not as it should be, and what to do about it. */
export interface Finding {
  what: string;
  todo: string;
}

/** Finds nothing where it is as it should be. */
export function* unless(holds: boolean, what: string, todo: string): Generator<Finding> {
  if (!holds) yield { what, todo };
}
