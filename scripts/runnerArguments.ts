/**
 * Checks the arguments for a test runner before the build starts. The runner itself would check
 * them only after the build.
 */
import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { projectFolder } from './local.ts';

/** Command with which each runner lists its tests without running them. */
const LIST_COMMANDS = {
  vitest: ['vitest', 'list', '--filesOnly'],
  playwright: ['playwright', 'test', '--list'],
} as const;
export type Runner = keyof typeof LIST_COMMANDS;

/**
 * Returns what is wrong with the arguments for a test runner. Returns undefined if the runner would
 * run at least one test.
 *
 * @param projects names of projects in the runner's configuration
 */
export async function findArgumentProblem(
  runner: Runner,
  projects: readonly string[],
  args: readonly string[],
): Promise<string | undefined> {
  const list = [...LIST_COMMANDS[runner], ...projects.map((name) => `--project=${name}`), ...args];
  const { failed, output } = await captureOutput(list);
  const listed = output.trim() !== '' && !output.includes('No tests found');
  if (!failed && listed) return undefined;
  const reason = /^(?:\w*error): (.*)$/im.exec(output)?.[1];
  if (reason === undefined || reason.startsWith('No tests found'))
    return `${runner}: no test matches ${args.join(' ')}`;
  return `${runner}: ${reason}`;
}

function captureOutput([program = '', ...args]: readonly string[]) {
  const bin = join(projectFolder, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
  return new Promise<{ failed: boolean; output: string }>((resolve) => {
    execFile(program, args, { cwd: projectFolder, env }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: stdout + stderr }),
    );
  });
}
