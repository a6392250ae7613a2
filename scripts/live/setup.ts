/** Sets what a command can set of the live project: see docs/going-live.md. */
import { type Cloud, Problem } from '../remote.ts';
import { applyChange, type Change } from './change.ts';
import { type LiveSettings, type LiveStep, liveSteps, type SetupChoice } from './settings.ts';

type Setting = LiveStep['settings'][number];

interface SetupMeans {
  cloud: Cloud;
  known: LiveSettings;
  choice: SetupChoice;
  /** Reads and prints what it would change, and changes nothing. */
  dryRun: boolean;
  print: (line: string) => void;
  wait?: (ms: number) => Promise<unknown>;
}

const label = (name: string) => `    ${name.padEnd(7)}`;
const messageOf = (error: unknown) => {
  if (error instanceof Problem) return error.message;
  throw error;
};

/**
 * Reads each setting, changes it if it is wrong, and reads it again. What holds already is left alone, so
 * a second run changes nothing. What cannot be read is left. After a failure it goes on with the next setting.
 *
 * @returns how many hold, were changed, would be changed in a dry run, are left, and could not be read
 */
export async function setUp(means: SetupMeans) {
  const { cloud, known, choice, print } = means;
  const tally = { fine: 0, changed: 0, planned: 0, left: 0, unread: 0 };
  for (const { step, title, settings } of liveSteps(cloud, known, choice)) {
    const changeable = settings.filter(({ change }) => change !== undefined);
    if (changeable.length > 0) print(`${String(step).padStart(2)}. ${title}`);
    for (const setting of changeable) tally[await setOne(means, setting)] += 1;
  }
  return tally;
}

async function setOne(means: SetupMeans, setting: Setting) {
  const { dryRun, print } = means;
  const before = await read(setting, 'before', print);
  if (before === 'holds') return 'fine';
  // Nobody knows what a change would replace.
  if (before === 'unread') return 'unread';
  try {
    for await (const change of setting.change?.() ?? []) {
      print(`${label(dryRun ? 'would' : 'change')} ${describe(means.cloud, change)}`);
      if (!dryRun) await applyChange(means.cloud, change, means.wait);
    }
  } catch (error) {
    print(`${label('LEFT')} ${messageOf(error)}`);
    return 'left';
  }
  if (dryRun) return 'planned';
  return (await read(setting, 'after', print)) === 'holds' ? 'changed' : 'left';
}

/** Reads a setting and prints whether it holds. */
async function read({ find }: Setting, when: string, print: (line: string) => void) {
  const wrong: string[] = [];
  try {
    for await (const { what, todo } of find()) {
      wrong.push(when === 'after' ? `${what}\n            -> ${todo}` : what);
    }
  } catch (error) {
    print(`${label('LEFT')} ${messageOf(error)}`);
    return 'unread';
  }
  for (const what of wrong) print(`${label(when)} NO  ${what}`);
  if (wrong.length === 0) print(`${label(when)} yes`);
  return wrong.length === 0 ? 'holds' : 'wrong';
}

const describe = ({ addressOf }: Cloud, { service, method, path, body }: Change) =>
  `${method} ${addressOf(service, path)}\n            ${JSON.stringify(body)}`;
