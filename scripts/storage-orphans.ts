/**
 * `npm run storage:orphans`: the stored objects that no record names. `-- --delete` deletes those that
 * are older than an hour, after asking; `--yes` answers.
 *
 * Works on the local backend that `npm start` runs. With `--project <id>` it works on a real
 * project, in the name of whoever the access token in FIREBASE_ACCESS_TOKEN belongs to; `--bucket`
 * names its bucket where that is not `<id>.firebasestorage.app`.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { cleanUp } from './orphans.ts';
import { chooseTarget, Problem, reportProblem } from './remote.ts';

const { stdin, stdout } = process;

async function ask(question: string): Promise<boolean> {
  if (!stdin.isTTY) throw new Problem('Nobody can be asked here: add --yes to delete them.');
  const terminal = createInterface({ input: stdin, output: stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      bucket: { type: 'string' },
      delete: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const target = chooseTarget(values.project, values.bucket);
  const terminal = {
    print: (line: string) => console.log(line),
    ask: values.yes ? () => Promise.resolve(true) : ask,
  };
  await cleanUp(target, { delete: values.delete }, terminal);
}

main().catch(reportProblem);
