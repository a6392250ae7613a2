import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

export interface RunningCommand {
  /**
   * Exit code of the command. If a signal ended the command, the code is 128 plus the number of the
   * signal, as in a shell.
   */
  readonly exitCode: Promise<number>;
  kill: (signal: NodeJS.Signals) => void;
}

/**
 * Runs a command in this terminal.
 * @param words the program and its arguments. If there is only one word, a shell runs it as a
 * command line.
 * @throws if the program does not exist
 */
export function runCommand(words: readonly string[], env: NodeJS.ProcessEnv): RunningCommand {
  const [program = '', ...args] = words;
  const child = spawn(program, args, { stdio: 'inherit', shell: args.length === 0, env });
  const exitCode = once(child, 'exit').then(([code, signal]: unknown[]) =>
    typeof code === 'number' ? code : 128 + getSignalNumber(signal),
  );
  return { exitCode, kill: (signal) => child.kill(signal) };
}

function getSignalNumber(signal: unknown): number {
  return Object.entries(constants.signals).find(([name]) => name === signal)?.[1] ?? 0;
}
