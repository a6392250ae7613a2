/** The findings of a check of the live project, and their output. */
import { Problem } from '../remote.ts';

/** Something that is not as it should be, and what to do about it. */
export interface Finding {
  what: string;
  todo: string;
}

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
  const say = (
    answer: string,
    { step, title }: Check,
    more: readonly (readonly [string, string])[],
  ) => {
    print(`${answer.padEnd(7)} ${String(step).padStart(2)}. ${title}`);
    for (const [what, todo] of more) print(`            ${what}\n            -> ${todo}`);
  };
  const unseen = (check: Check, why = '') =>
    say('unseen', check, [[`Cannot be seen from here${why}`, `Look at ${check.look}`]]);
  for (const check of checks) {
    try {
      const findings = await check.find?.();
      if (findings === undefined) {
        tally.toLook += 1;
        unseen(check);
        continue;
      }
      const isFine = findings.length === 0;
      tally[isFine ? 'fine' : 'wrong'] += 1;
      const more = findings.map(({ what, todo }) => [what, todo] as const);
      say(isFine ? 'yes' : 'NO', check, more);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      tally.unknown += 1;
      unseen(check, `: ${error.message}`);
    }
  }
  return tally;
}
