import { toFields } from './stored';

/**
 * Converts a value of Firestore's REST API, such as `{ doubleValue: 1.5 }`, to a JavaScript value.
 * Lists and maps are returned unchanged.
 */
function toPlainValue(value: unknown): unknown {
  const [[kind, held] = []] = Object.entries(toFields(value) ?? {});
  // The REST API returns integers as strings.
  return kind === 'integerValue' ? Number(held) : held;
}

/**
 * Returns the documents in a response to `batchGet` or `runQuery` of Firestore's REST API. The keys
 * are paths such as 'marketIndices/ASI'. Missing documents are left out.
 */
export function parseResponse(answer: unknown): Record<string, unknown> {
  const documents: Record<string, unknown> = {};
  for (const part of Array.isArray(answer) ? answer : []) {
    const { found, document } = toFields(part) ?? {};
    const { name, fields } = toFields(found ?? document) ?? {};
    if (typeof name !== 'string') continue;
    const path = name.slice(name.indexOf('/documents/') + '/documents/'.length);
    documents[path] = Object.fromEntries(
      Object.entries(toFields(fields) ?? {}).map(([field, value]) => [field, toPlainValue(value)]),
    );
  }
  return documents;
}
