/**
 * The Storage rules runtime: firebase-tools writes one JSON object a line to our standard input and
 * reads one a line from our standard output. It logs standard error as warnings and has no timeout:
 * so every line gets an answer, always with the status "ok".
 */
import { createInterface } from 'node:readline';
import { isObject, parseJson, textAt, type JsonObject } from './json.ts';
import { StorageRules } from './storageRules.ts';

const rules = new StorageRules();
/**
 * Sends ASCII: firebase-tools decodes each chunk for itself, which may end inside of a character.
 */
const send = (message: JsonObject): void => {
  const line = JSON.stringify(message).replaceAll(
    /[\u0080-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  process.stdout.write(`${line}\n`);
};

function handle(message: JsonObject): JsonObject {
  switch (textAt(message, 'action')) {
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

/** The storage emulator treats an answer with errors as a denial. */
function answer(message: JsonObject): JsonObject {
  try {
    return handle(message);
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    return { id: message.id ?? 0, status: 'ok', result: {}, errors: [reason], warnings: [] };
  }
}

createInterface({ input: process.stdin, crlfDelay: Infinity })
  .on('line', (line) => {
    const message = parseJson(line);
    if (isObject(message)) send(answer(message));
  })
  // The parent process has ended.
  .on('close', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
process.stdout.on('error', () => process.exit(0));

send({ id: -1, status: 'ok' });
