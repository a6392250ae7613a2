/**
 * `npm run storage:orphans` lists the stored objects that no document refers to. With `--
 * --delete`, it asks whether to delete the objects that are older than an hour. `--yes` answers the
 * question with yes.
 *
 * The command works on the local backend that `npm start` runs. With `--project <id>`, it works on
 * a real project with the access token in FIREBASE_ACCESS_TOKEN. `--bucket` names the project's
 * bucket if it is not `<id>.firebasestorage.app`.
 */
import { readOptions, STORAGE_OPTIONS } from './options.ts';
import { cleanUp } from './orphans.ts';
import { chooseTarget, reportProblem } from './remote.ts';
import { createTerminal } from './terminal.ts';

const USAGE =
  'Use: npm run storage:orphans [-- --delete] [--yes] [--project <id>] [--bucket <name>]';

async function main(): Promise<void> {
  const values = readOptions(USAGE, {
    ...STORAGE_OPTIONS,
    delete: { type: 'boolean', default: false },
  });
  const target = chooseTarget(values.project, values.bucket);
  await cleanUp(target, { delete: values.delete }, createTerminal(values.yes));
}

main().catch(reportProblem);
