/** Returns a terminal that gives the same answer to every question. */
export function createTerminal(answer: () => boolean | Promise<boolean> = () => false) {
  const printed: string[] = [];
  const asked: string[] = [];
  const print = (line: string) => void printed.push(line);
  const ask = async (question: string) => asked.push(question) > 0 && answer();
  return { print, ask, printed, asked };
}
