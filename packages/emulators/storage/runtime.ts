/**
 * The Storage rules runtime. firebase-tools writes JSON objects to standard input, one per line,
 * and reads responses from standard output in the same format. firebase-tools logs standard error
 * as warnings and has no timeout. So every line needs a response, always with the status "ok".
 */
import { createInterface } from 'node:readline';
import { isObject, parseJson, getText, type JsonObject } from './json.ts';
import { StorageRules } from './storageRules.ts';

const rules = new StorageRules();
/**
 * Writes a message in ASCII. firebase-tools decodes each chunk separately, and a chunk could end
 * inside a longer character.
 */
const send = (message: JsonObject): void => {
  const line = JSON.stringify(message).replaceAll(
    /[\u0080-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  process.stdout.write(`${line}\n`);
};

function handleLine(message: JsonObject): JsonObject {
  switch (getText(message, 'action')) {
    case 'load_ruleset':
      return rules.load(message);
    case 'verify':
      return rules.verify(message);
    case 'coverage':
      return rules.coverage(message);
    default:
      return rules.resume(message);
  }
}

/** Responds to a message. The storage emulator treats a response with errors as a denial. */
function answerMessage(message: JsonObject): JsonObject {
  try {
    return handleLine(message);
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    return { id: message.id ?? 0, status: 'ok', result: {}, errors: [reason], warnings: [] };
  }
}

createInterface({ input: process.stdin, crlfDelay: Infinity })
  .on('line', (line) => {
    const message = parseJson(line);
    if (isObject(message)) send(answerMessage(message));
  })
  // Exits with the parent process, which closes standard input when it ends.
  .on('close', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
process.stdout.on('error', () => process.exit(0));

send({ id: -1, status: 'ok' });
