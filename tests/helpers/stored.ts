/** What the tests' backend holds, past the rules. */
import { bucket, host, projectId, testPorts } from '../../scripts/local';
import { fieldsOf, textIn } from '../../src/lib/stored';

const OWNER = { authorization: 'Bearer owner' };
const database = `projects/${projectId}/databases/(default)/documents`;

async function json(url: string, init: RequestInit = {}): Promise<unknown> {
  return (await fetch(url, { ...init, headers: OWNER })).json();
}

/** A document's fields as REST gives them, with its id. */
export interface StoredRecord {
  id: string;
  fields: Readonly<Record<string, unknown>>;
}

/** Every document of a collection. */
export async function recordsIn(collectionId: string): Promise<StoredRecord[]> {
  const answer = await json(`http://${host}:${testPorts.firestore}/v1/${database}:runQuery`, {
    method: 'POST',
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId }] } }),
  });
  if (!Array.isArray(answer)) throw new Error(`No list of ${collectionId}`);
  return answer.flatMap((row: unknown) => {
    const document = fieldsOf(fieldsOf(row)?.['document']);
    if (document === null) return [];
    const name = textIn(document, 'name') ?? '';
    return [
      { id: name.slice(name.lastIndexOf('/') + 1), fields: fieldsOf(document['fields']) ?? {} },
    ];
  });
}

/** Writes another text in place of one wherever a document has it. */
export async function replaceText(collectionId: string, id: string, from: string, to: string) {
  const record = (await recordsIn(collectionId)).find((each) => each.id === id);
  if (record === undefined) throw new Error(`No ${collectionId}/${id}`);
  const fields: unknown = JSON.parse(
    JSON.stringify(record.fields).replaceAll(`"${from}"`, `"${to}"`),
  );
  await json(`http://${host}:${testPorts.firestore}/v1/${database}:commit`, {
    method: 'POST',
    body: JSON.stringify({
      writes: [{ update: { name: `${database}/${collectionId}/${id}`, fields } }],
    }),
  });
}

/** A text field of a document. */
function textOf({ fields }: StoredRecord, name: string): string {
  return textIn(fieldsOf(fields[name]) ?? {}, 'stringValue') ?? '';
}

async function objectPaths(): Promise<string[]> {
  const answer = await json(`http://${host}:${testPorts.storage}/storage/v1/b/${bucket}/o`);
  const items = fieldsOf(answer)?.['items'];
  return Array.isArray(items)
    ? items.map((item: unknown) => textIn(fieldsOf(item) ?? {}, 'name') ?? '')
    : [];
}

interface Stored {
  categories: string[];
  files: string[];
  news: string[];
  twice: string[];
  deadLinks: string[];
  orphans: string[];
}

/** What the lists hold, and what must not be: names that are there twice, links without an object, objects without a link. */
export async function readStored(): Promise<Stored> {
  const [categories, files, news, paths] = await Promise.all([
    recordsIn('resourceCategories'),
    recordsIn('resourceFiles'),
    recordsIn('newsCommentary'),
    objectPaths(),
  ]);
  const named = [
    ...files.map((file) => textOf(file, 'path')),
    ...news.map((item) => pathInAddress(textOf(item, 'thumbnailUrl'))),
  ].filter((path) => path !== '');
  const lists = {
    categories: categories.toSorted(byPlace).map((each) => textOf(each, 'name')),
    files: files.map((each) => textOf(each, 'name')).toSorted(),
    news: news.toSorted(byPlace).map((each) => textOf(each, 'title')),
  };
  return {
    ...lists,
    twice: Object.values(lists).flatMap(repeated),
    deadLinks: named.filter((path) => !paths.includes(path)),
    orphans: paths.filter((path) => !named.includes(path)),
  };
}

/** The order in which staff put records. */
function byPlace(a: StoredRecord, b: StoredRecord): number {
  const place = ({ fields }: StoredRecord) =>
    Number(textIn(fieldsOf(fields['displayOrder']) ?? {}, 'integerValue'));
  return place(a) - place(b);
}

function pathInAddress(url: string): string {
  const encoded = /\/o\/([^/?]+)\?/.exec(url)?.[1];
  return encoded === undefined ? '' : decodeURIComponent(encoded);
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
