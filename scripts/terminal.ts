import { createInterface } from 'node:readline/promises';
import { CommandError } from './remote.ts';

export interface Terminal {
  print: (line: string) => void;
  /** Asks a question. Resolves with true if the answer is yes. */
  ask: (question: string) => Promise<boolean>;
}

/**
 * Creates a terminal for this process.
 * @param yes true to answer every question with yes
 */
export function createTerminal(yes: boolean): Terminal {
  return {
    print: (line) => console.log(line),
    ask: yes ? () => Promise.resolve(true) : ask,
  };
}

async function ask(question: string): Promise<boolean> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY)
    throw new CommandError(`Nobody can answer questions in this terminal. Add --yes. ${question}`);
  const lines = createInterface({ input: stdin, output: stdout });
  const answer = await lines.question(question);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}
