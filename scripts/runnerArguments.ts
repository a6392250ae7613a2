/**
 * Checks the arguments for a test runner, which would otherwise refuse them after a build or two.
 */
import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { projectFolder } from './local.ts';

/** How each runner lists the tests that it would run, which runs none of them. */
const LISTS = {
  vitest: ['vitest', 'list', '--filesOnly'],
  playwright: ['playwright', 'test', '--list'],
} as const;
export type Runner = keyof typeof LISTS;

/**
 * Returns what is wrong with arguments for a test runner; undefined if it would run a test with
 * them.
 *
 * @param projects of the runner's own configuration
 */
export async function findArgumentProblem(
  runner: Runner,
  projects: readonly string[],
  args: readonly string[],
): Promise<string | undefined> {
  const list = [...LISTS[runner], ...projects.map((name) => `--project=${name}`), ...args];
  const { failed, output } = await outputOf(list);
  const listed = output.trim() !== '' && !output.includes('No tests found');
  if (!failed && listed) return undefined;
  const reason = /^(?:\w*error): (.*)$/im.exec(output)?.[1];
  if (reason === undefined || reason.startsWith('No tests found'))
    return `${runner}: no test matches ${args.join(' ')}`;
  return `${runner}: ${reason}`;
}

function outputOf([program = '', ...args]: readonly string[]) {
  const bin = join(projectFolder, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
  return new Promise<{ failed: boolean; output: string }>((resolve) => {
    execFile(program, args, { cwd: projectFolder, env }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: stdout + stderr }),
    );
  });
}
