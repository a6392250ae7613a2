/**
 * Creates a terminal that answers every question with the result of `answer`, and records what is
 * printed and asked.
 */
export function createTerminal(answer: () => boolean | Promise<boolean> = () => false) {
  const printed: string[] = [];
  const asked: string[] = [];
  const print = (line: string) => void printed.push(line);
  const ask = async (question: string) => asked.push(question) > 0 && answer();
  return { print, ask, printed, asked };
}
