/**
 * `npm run test:differential`: sends the same requests to Google's engines and to ours, and prints
 * each difference. Needs Java 21 and Google's two JAR files. `-- --against ours` compares ours with
 * themselves, which checks this script and not the engines.
 *
 * Exits 0 without differences, 1 with some, 2 when Google's engines cannot be run.
 */
import { parseArgs } from 'node:util';
import { cases, type Case } from './cases.ts';
import { comparable, differences } from './compare.ts';
import {
  Missing,
  officialPrograms,
  ourPrograms,
  startEngines,
  type Engines,
  type Programs,
} from './engines.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function choosePrograms(): Programs {
  const { values } = parseArgs({ options: { against: { type: 'string' } } });
  const against = values.against ?? process.env['FIREBASE_ENGINES'] ?? 'official';
  if (against === 'ours') return { ...ourPrograms, name: 'ours again' };
  if (against === 'official') return officialPrograms();
  throw new Missing(`'${against}' is not an engine. Use: --against official | ours`);
}

async function answerOf(one: Case, engines: Engines): Promise<unknown> {
  try {
    // Through JSON, so that both sides have lost what it cannot hold.
    return comparable(JSON.parse(JSON.stringify(await one.run(engines))));
  } catch (error) {
    // Named, so that it is a difference even when both sides fail alike.
    return { failed: `${engines.name}: ${String(error)}` };
  }
}

async function compareAll(ours: Engines, theirs: Engines): Promise<number> {
  let found = 0;
  for (const one of cases) {
    const answers = await Promise.all([answerOf(one, ours), answerOf(one, theirs)]);
    const lines = differences(...answers);
    if (lines.length === 0) continue;
    if (one.onPurpose === undefined) found += 1;
    print(one.name + (one.onPurpose === undefined ? '' : ` (on purpose: ${one.onPurpose})`));
    for (const line of lines) print(`    ${line}`);
  }
  return found;
}

async function main(): Promise<number> {
  const theirPrograms = choosePrograms();
  const started: Engines[] = [];
  try {
    for (const programs of [ourPrograms, theirPrograms]) started.push(await startEngines(programs));
    const [ours, theirs] = started;
    if (!ours || !theirs) throw new Error('Both sides are needed.');
    const found = await compareAll(ours, theirs);
    print(`${cases.length} cases, ours and ${theirs.name}: ${found} differ.`);
    return found === 0 ? 0 : 1;
  } finally {
    await Promise.all(started.map((engines) => engines.stop()));
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Missing ? 2 : 1;
}
