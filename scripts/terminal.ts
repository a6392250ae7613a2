import { createInterface } from 'node:readline/promises';
import { CommandError } from './remote.ts';

/** The input and output of a command. */
export interface Terminal {
  print: (line: string) => void;
  /** Asks a question. Resolves to true if the answer was yes. */
  ask: (question: string) => Promise<boolean>;
}

/**
 * Returns the terminal that a command runs in. If `yes` is true, it answers every question with
 * yes.
 */
export function createTerminal(yes: boolean): Terminal {
  return {
    print: (line) => console.log(line),
    ask: yes ? () => Promise.resolve(true) : ask,
  };
}

async function ask(question: string): Promise<boolean> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY) throw new CommandError(`Nobody can be asked here: add --yes. ${question}`);
  const lines = createInterface({ input: stdin, output: stdout });
  const answer = await lines.question(question);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}
