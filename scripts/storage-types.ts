/**
 * `npm run storage:types` lists the stored files that have a wrong type, for example CSV files with
 * the type of Excel. With `-- --change`, it asks whether to correct the types. `--yes` answers the
 * question with yes.
 *
 * The command works on the local backend that `npm start` runs, or on a real project like `npm run
 * storage:orphans`.
 */
import { readOptions, STORAGE_OPTIONS } from './options.ts';
import { chooseTarget, reportProblem } from './remote.ts';
import { correctTypes } from './storedTypes.ts';
import { createTerminal } from './terminal.ts';

const USAGE = 'Use: npm run storage:types [-- --change] [--yes] [--project <id>] [--bucket <name>]';

async function main(): Promise<void> {
  const values = readOptions(USAGE, {
    ...STORAGE_OPTIONS,
    change: { type: 'boolean', default: false },
  });
  const target = chooseTarget(values.project, values.bucket);
  await correctTypes(target, { change: values.change }, createTerminal(values.yes));
}

main().catch(reportProblem);
