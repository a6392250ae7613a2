import { fieldsOf } from './stored';

/**
 * Returns the JavaScript value of a value of Firestore's REST API, such as `{ doubleValue: 1.5 }`.
 * Lists and maps are returned unchanged.
 */
function plainValue(value: unknown): unknown {
  const [[kind, held] = []] = Object.entries(fieldsOf(value) ?? {});
  // The API writes 64-bit integers as text.
  return kind === 'integerValue' ? Number(held) : held;
}

/**
 * Returns the documents in a response of `batchGet` or `runQuery` of Firestore's REST API, by path
 * from the root, with their numbers and texts. Missing documents are left out.
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
