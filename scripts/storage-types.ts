/**
 * `npm run storage:types`: the stored files that are served with a wrong type, such as CSV files that
 * were uploaded with the type of Excel. `-- --change` corrects them, after asking; `--yes` answers.
 *
 * Works on the local backend that `npm start` runs, or on a real project like `npm run storage:orphans`.
 */
import { parseArgs } from 'node:util';
import { STORAGE_OPTIONS } from './options.ts';
import { chooseTarget, reportProblem } from './remote.ts';
import { correctTypes } from './storedTypes.ts';
import { terminal } from './terminal.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { ...STORAGE_OPTIONS, change: { type: 'boolean', default: false } },
  });
  const target = chooseTarget(values.project, values.bucket);
  await correctTypes(target, { change: values.change }, terminal(values.yes));
}

main().catch(reportProblem);
