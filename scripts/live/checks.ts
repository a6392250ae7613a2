import { type CloudProject, CommandError } from '../remote.ts';
import type { Finding } from './findings.ts';
import { type LiveSettings, type LiveStep, createLiveSteps } from './settings.ts';

/** Checks each step in order and prints the result. Returns the number of steps per result. */
export async function checkLive(
  cloud: CloudProject,
  known: LiveSettings,
  print: (line: string) => void,
) {
  const tally = { fine: 0, wrong: 0, unknown: 0, toLook: 0 };
  for (const live of createLiveSteps(cloud, known)) {
    const { step, title, look, settings } = live;
    const printResult = (answer: string, findings: readonly Finding[]) => {
      print(`${answer.padEnd(7)} ${String(step).padStart(2)}. ${title}`);
      for (const { what, todo } of findings) print(`            ${what}\n            -> ${todo}`);
    };
    const printUnseen = (why: string) =>
      printResult('unseen', [
        { what: `Cannot be checked automatically${why}`, todo: `Look at ${look}` },
      ]);
    if (settings.length === 0) {
      tally.toLook += 1;
      printUnseen('');
      continue;
    }
    try {
      const findings = await collectFindings(live);
      tally[findings.length === 0 ? 'fine' : 'wrong'] += 1;
      printResult(findings.length === 0 ? 'yes' : 'NO', findings);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      tally.unknown += 1;
      printUnseen(`: ${error.message}`);
    }
  }
  return tally;
}

async function collectFindings({ settings }: LiveStep): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { find } of settings) for await (const each of find()) findings.push(each);
  return findings;
}
