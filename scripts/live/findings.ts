/** The findings of a check of the live project, and their output. */
import { Problem } from '../remote.ts';

/** Something that is not as it should be, and what to do about it. */
export interface Finding {
  what: string;
  todo: string;
}

/** Returns nothing where it is as it should be. */
export const unless = (holds: boolean, what: string, todo: string): Finding[] =>
  holds ? [] : [{ what, todo }];

export interface Check {
  /** The step of docs/going-live.md that is read back. */
  step: number;
  /** The title, as a statement that holds where nothing is found. */
  title: string;
  /** Where somebody looks who wants to see it. */
  look: string;
  /**
   * Resolves with what is wrong; absent for what no service tells.
   * @throws Problem where it cannot be found out
   */
  find?: () => Promise<Finding[]>;
}

/** Makes one check after the other, prints what came of each, and counts. */
export async function makeChecks(checks: readonly Check[], print: (line: string) => void) {
  const tally = { fine: 0, wrong: 0, unknown: 0, toLook: 0 };
  for (const { step, title, look, find } of checks) {
    const say = (answer: string, findings: readonly Finding[]) => {
      print(`${answer.padEnd(7)} ${String(step).padStart(2)}. ${title}`);
      for (const { what, todo } of findings) print(`            ${what}\n            -> ${todo}`);
    };
    const unseen = (why: string) =>
      say('unseen', [{ what: `Cannot be seen from here${why}`, todo: `Look at ${look}` }]);
    try {
      const findings = await find?.();
      if (findings === undefined) unseen('');
      else say(findings.length === 0 ? 'yes' : 'NO', findings);
      tally[findings === undefined ? 'toLook' : findings.length === 0 ? 'fine' : 'wrong'] += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      tally.unknown += 1;
      unseen(`: ${error.message}`);
    }
  }
  return tally;
}
