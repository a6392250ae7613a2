/**
 * The Storage rules runtime, a process that firebase-tools starts. firebase-tools writes one JSON
 * object per line to the standard input of the runtime. It reads responses in the same format from
 * the standard output. firebase-tools logs the standard error as warnings. It waits for every
 * response without a timeout, so every line needs a response. The response always has the status
 * "ok".
 */
import { createInterface } from 'node:readline';
import { isObject, parseJson, getText, type JsonObject } from './json.ts';
import { StorageRules } from './storageRules.ts';

const rules = new StorageRules();
/**
 * Writes a message with ASCII characters only. firebase-tools decodes each chunk separately, so a
 * multi-byte character could be split between two chunks.
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

/**
 * Returns the response to a message. The Storage emulator treats a response with errors as a
 * denial.
 */
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
  // Exits when firebase-tools closes standard input, which also happens when firebase-tools ends.
  .on('close', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
process.stdout.on('error', () => process.exit(0));

send({ id: -1, status: 'ok' });
