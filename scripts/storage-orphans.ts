/**
 * `npm run storage:orphans`: the stored objects that no record names. `-- --delete` deletes those
 * that are older than an hour, after asking; `--yes` answers.
 *
 * Works on the local backend that `npm start` runs. With `--project <id>` it works on a real
 * project, in the name of whoever the access token in FIREBASE_ACCESS_TOKEN belongs to; `--bucket`
 * names its bucket where that is not `<id>.firebasestorage.app`.
 */
import { readOptions, STORAGE_OPTIONS } from './options.ts';
import { cleanUp } from './orphans.ts';
import { chooseTarget, reportProblem } from './remote.ts';
import { terminal } from './terminal.ts';

const USAGE =
  'Use: npm run storage:orphans [-- --delete] [--yes] [--project <id>] [--bucket <name>]';

async function main(): Promise<void> {
  const values = readOptions(USAGE, {
    ...STORAGE_OPTIONS,
    delete: { type: 'boolean', default: false },
  });
  const target = chooseTarget(values.project, values.bucket);
  await cleanUp(target, { delete: values.delete }, terminal(values.yes));
}

main().catch(reportProblem);
