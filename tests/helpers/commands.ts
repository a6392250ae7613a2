/** Runs the commands of `scripts/` and returns their output and exit code. */
import { execFile } from 'node:child_process';
import { vi } from 'vitest';
import { projectFolder } from '../../scripts/local';

interface CommandOutcome {
  code: unknown;
  output: string;
}

export function runProgram(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandOutcome> {
  const options = { cwd: projectFolder, env: { ...process.env, ...environment }, timeout: 50_000 };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      resolve({ code: error ? error.code : 0, output: stdout + stderr });
    });
  });
}

/** A command throws this error instead of ending the process, so that the tests continue. */
class Exit extends Error {
  readonly code: unknown;
  constructor(code: unknown) {
    super(`The process ends with ${String(code)}.`);
    this.code = code;
  }
}

/**
 * Runs a command in this process.
 * @param environment environment variables for the command
 * @param command returns the exit code, or ends the process itself
 */
export async function runCommand(
  environment: Readonly<Record<string, string>>,
  command: () => unknown,
): Promise<CommandOutcome> {
  const printed: unknown[] = [];
  const recordLine = (line: unknown) => void printed.push(line);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(recordLine),
    vi.spyOn(console, 'error').mockImplementation(recordLine),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Exit(code);
    }),
  ];
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  try {
    const code = await command();
    return { code, output: printed.join('\n') };
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    return { code: error.code, output: printed.join('\n') };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
