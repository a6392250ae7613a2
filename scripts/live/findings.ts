/** The findings of a check of the live project, and their output. */
import { Problem } from '../remote.ts';

/** Something that is not as it should be, and what to do about it. */
export interface Finding {
  what: string;
  todo: string;
}

export interface Check {
  /** The title, as a statement that holds where nothing is found. */
  title: string;
  /**
   * Resolves with what is wrong.
   * @throws Problem where it cannot be found out
   */
  find: () => Promise<Finding[]>;
}

/** Makes one check after the other, prints what came of each, and counts. */
export async function makeChecks(checks: readonly Check[], print: (line: string) => void) {
  const tally = { fine: 0, wrong: 0, unknown: 0 };
  for (const { title, find } of checks) {
    try {
      const findings = await find();
      tally[findings.length === 0 ? 'fine' : 'wrong'] += 1;
      print(`${findings.length === 0 ? 'ok     ' : 'WRONG  '} ${title}`);
      for (const { what, todo } of findings) print(`          ${what}\n          -> ${todo}`);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      tally.unknown += 1;
      print(`UNKNOWN ${title}\n          Could not be checked: ${error.message}`);
    }
  }
  return tally;
}
