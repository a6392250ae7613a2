/**
 * `npm run staff -- list | add <email> | name <email> <name> | remove <email>` shows and changes the
 * list of people who may edit the site. `add` asks for confirmation before it adds an account that
 * may belong to somebody else. `--yes` answers the question with yes, and `--create` creates a new
 * account. `name` sets the name with which a person signs notes of the day.
 *
 * The command works on the local backend that `npm start` runs. With `--project <id>`, it works on
 * a real project with the access token in FIREBASE_ACCESS_TOKEN:
 *
 *     FIREBASE_ACCESS_TOKEN=$(gcloud auth print-access-token) npm run staff -- list --project <id>
 */
import { parseArgs } from 'node:util';
import { chooseTarget, CommandError, reportProblem } from './remote.ts';
import { addStaff, listStaff, nameStaff, removeStaff } from './staffList.ts';
import { createTerminal } from './terminal.ts';

const USAGE =
  'Use: npm run staff -- (list | add <email> [--create] [--yes] | name <email> "<name>" | remove <email>) [--project <id>]';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      create: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const [action, email, name, ...more] = positionals;
  const target = chooseTarget(values.project);
  const here = createTerminal(values.yes);
  if (action === 'list' && email === undefined) return listStaff(target, here);
  if (email === undefined || more.length > 0) throw new CommandError(USAGE);
  if (action === 'name' && name !== undefined) return nameStaff(target, email, name, here);
  if (name !== undefined) throw new CommandError(USAGE);
  if (action === 'add') return addStaff(target, email, { create: values.create }, here);
  if (action === 'remove') return removeStaff(target, email, here);
  throw new CommandError(USAGE);
}

main().catch(reportProblem);
