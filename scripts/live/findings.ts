/** Something that is not as it should be, and what to do about it. */
export interface Finding {
  what: string;
  todo: string;
}

/** Returns nothing where it is as it should be. */
export const unless = (holds: boolean, what: string, todo: string): Finding[] =>
  holds ? [] : [{ what, todo }];
