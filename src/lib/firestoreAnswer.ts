import { fieldsOf } from './stored';

/**
 * Returns a value as Firestore's REST API writes it, such as `{ doubleValue: 1.5 }`; lists and maps
 * stay so.
 */
function plainValue(value: unknown): unknown {
  const [[kind, held] = []] = Object.entries(fieldsOf(value) ?? {});
  // The API writes whole numbers of 64 bits as text.
  return kind === 'integerValue' ? Number(held) : held;
}

/**
 * Returns the documents in an answer of Firestore's REST API to `batchGet` or `runQuery`, by their
 * paths from the root, with their numbers and texts. What was not found is not in it.
 */
export function documentsIn(answer: unknown): Record<string, unknown> {
  const documents: Record<string, unknown> = {};
  for (const part of Array.isArray(answer) ? answer : []) {
    const { found, document } = fieldsOf(part) ?? {};
    const { name, fields } = fieldsOf(found ?? document) ?? {};
    if (typeof name !== 'string') continue;
    const path = name.slice(name.indexOf('/documents/') + '/documents/'.length);
    documents[path] = Object.fromEntries(
      Object.entries(fieldsOf(fields) ?? {}).map(([field, value]) => [field, plainValue(value)]),
    );
  }
  return documents;
}
