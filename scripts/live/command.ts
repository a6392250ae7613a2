/* The command `npm run check:live`. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runProgram } from '../deployCommand.ts';
import { checkLive } from './checks.ts';
import { loadLiveSettings } from './known.ts';
import { projectFolder } from '../local.ts';
import { exitWithUsage, EXIT_UNKNOWN, readOptions } from '../options.ts';
import { createCloud, NO_TOKEN_MESSAGE, CommandError } from '../remote.ts';
import { runTrial } from './trial.ts';

const USAGE = `Use: npm run check:live -- --project <id> [--trial [--bucket <name>]]
Checks each step of docs/going-live.md with Google's services, the relay and the site itself. Prints yes,
NO with what to do, or where to look if the step cannot be checked from here. Changes nothing.

--trial compares the rules in production with the local emulators. It needs an empty project whose id
contains the word trial. It deploys rules and indexes, creates two accounts, and runs the tests of the
rules in both places. It writes each request with both verdicts to .local/trial-<time>.jsonl, and then
deletes everything that it stored. After an interruption, the next trial deletes the rest. --bucket names
the bucket if it is not <id>.firebasestorage.app. A trial takes up to an hour, and exits with 1 if a
verdict differs.

Needs the settings of the site, like npm run build, and an access token of a project administrator:
  FIREBASE_ACCESS_TOKEN=$(gcloud auth print-access-token) npm run check:live -- --project <id>
Exits with 0 if everything is correct, with 1 if something is wrong, and with ${EXIT_UNKNOWN} if nothing is wrong but
something could not be checked.`;

export async function checkLiveCommand(args: string[], signal = new AbortController().signal) {
  const optionTypes = {
    project: { type: 'string' },
    trial: { type: 'boolean' },
    bucket: { type: 'string' },
  } as const;
  const { project, bucket, ...options } = readOptions(USAGE, optionTypes, args);
  if (!project) exitWithUsage('Add --project with the id of the project', USAGE);
  if (options.trial) return trialCommand(project, signal, bucket);
  if (!process.env['FIREBASE_ACCESS_TOKEN']) {
    console.log(`${NO_TOKEN_MESSAGE}.\nWithout it, only public settings are checked.\n`);
  }
  const known = await loadLiveSettings();
  const print = (line: string) => console.log(line);
  const { fine, wrong, unknown, toLook } = await checkLive(createCloud(project), known, print);
  console.log(
    `\n${fine} yes, ${wrong} no, ${unknown} could not be checked; ${toLook} need your check`,
  );
  return wrong > 0 ? 1 : unknown > 0 ? EXIT_UNKNOWN : 0;
}

/**
 * Runs the command `npm run check:live -- --trial`. If a signal interrupts the trial, first deletes
 * everything that the trial has stored.
 */
async function trialCommand(project: string, signal: AbortSignal, named?: string) {
  const bucket = named ?? `${project}.firebasestorage.app`;
  const transcript = join(projectFolder, `.local/trial-${new Date().toISOString()}.jsonl`);
  const means = {
    folder: projectFolder,
    cloud: createCloud(project),
    bucket,
    run: runProgram,
    wait,
    transcript,
  };
  try {
    const print = (text: string) => console.log(text);
    const ended = await runTrial({ ...means, tests: ['tests/rules'], signal, print });
    return ended.wrong > 0 ? 1 : ended.unknown > 0 ? EXIT_UNKNOWN : 0;
  } catch (error) {
    if (!(error instanceof CommandError) && !signal.aborted) throw error;
    console.error(error instanceof CommandError ? error.message : 'The trial was interrupted.');
    return EXIT_UNKNOWN;
  }
}
