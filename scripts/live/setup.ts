/**
 * Changes the settings of the live project, as far as a command can change them: see
 * docs/going-live.md.
 */
import { type CloudProject, CommandError } from '../remote.ts';
import { applyChange, type Change } from './change.ts';
import { type LiveSettings, type LiveStep, createLiveSteps, type SetupChoice } from './settings.ts';

type Setting = LiveStep['settings'][number];

interface SetupOptions {
  cloud: CloudProject;
  known: LiveSettings;
  choice: SetupChoice;
  /** If true, prints the calls without sending them. */
  dryRun: boolean;
  print: (line: string) => void;
  wait?: (ms: number) => Promise<unknown>;
}

const formatLabel = (name: string) => `    ${name.padEnd(7)}`;
/** Returns the message of a CommandError. Rethrows any other error. */
const getProblemMessage = (error: unknown) => {
  if (error instanceof CommandError) return error.message;
  throw error;
};

/**
 * Reads each setting, changes it if it is wrong, and reads it again. Therefore a second run changes
 * nothing. Skips a setting that cannot be read. Continues with the next setting after a failure.
 *
 * @returns the number of settings per result. `planned` counts the changes of a dry run.
 */
export async function setUp(means: SetupOptions) {
  const { cloud, known, choice, print } = means;
  const tally = { fine: 0, changed: 0, planned: 0, left: 0, unread: 0 };
  for (const { step, title, settings } of createLiveSteps(cloud, known, choice)) {
    const changeable = settings.filter(({ change }) => change !== undefined);
    if (changeable.length > 0) print(`${String(step).padStart(2)}. ${title}`);
    for (const setting of changeable) tally[await applySetting(means, setting)] += 1;
  }
  return tally;
}

async function applySetting(means: SetupOptions, setting: Setting) {
  const { dryRun, print } = means;
  const before = await checkSetting(setting, 'before', print);
  if (before === 'holds') return 'fine';
  // Does not overwrite a value that could not be read.
  if (before === 'unread') return 'unread';
  try {
    for await (const change of setting.change?.() ?? []) {
      print(`${formatLabel(dryRun ? 'would' : 'change')} ${describeChange(means.cloud, change)}`);
      if (!dryRun) await applyChange(means.cloud, change, means.wait);
    }
  } catch (error) {
    print(`${formatLabel('LEFT')} ${getProblemMessage(error)}`);
    return 'left';
  }
  if (dryRun) return 'planned';
  return (await checkSetting(setting, 'after', print)) === 'holds' ? 'changed' : 'left';
}

/**
 * Checks a setting and prints the result.
 * @param when the moment of the check, 'before' or 'after' the change
 */
async function checkSetting({ find }: Setting, when: string, print: (line: string) => void) {
  const wrong: string[] = [];
  try {
    for await (const { what, todo } of find()) {
      wrong.push(when === 'after' ? `${what}\n            -> ${todo}` : what);
    }
  } catch (error) {
    print(`${formatLabel('LEFT')} ${getProblemMessage(error)}`);
    return 'unread';
  }
  for (const what of wrong) print(`${formatLabel(when)} NO  ${what}`);
  if (wrong.length === 0) print(`${formatLabel(when)} yes`);
  return wrong.length === 0 ? 'holds' : 'wrong';
}

const describeChange = ({ addressOf }: CloudProject, { service, method, path, body }: Change) =>
  `${method} ${addressOf(service, path)}\n            ${JSON.stringify(body)}`;
