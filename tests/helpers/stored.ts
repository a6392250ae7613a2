/** Reads the stored data of the test backend with administrator rights. */
import { testPorts } from '../../scripts/local';
import { getField, listAll, getLocalTarget, getStringField as textIn } from '../../scripts/remote';
import { toFields } from '../../src/lib/stored';

const target = getLocalTarget(testPorts);

/** A document as the REST API returns it, with its id. */
interface StoredRecord {
  id: string;
  fields: Readonly<Record<string, unknown>>;
}

export async function listRecords(collectionId: string): Promise<StoredRecord[]> {
  const documents = await listAll(target, `${target.documents}/${collectionId}`, 'documents');
  return documents.map((document) => ({
    id: String(getField(document, 'name')).split('/').at(-1) ?? '',
    fields: toFields(getField(document, 'fields')) ?? {},
  }));
}

const readText = (record: StoredRecord, name: string): string => textIn(record, name) ?? '';

/**
 * Returns the content of the lists and the errors in them: duplicate names, links without a stored
 * object, and stored objects without a link.
 */
export async function readStored() {
  const [categories, files, news, objects] = await Promise.all([
    listRecords('resourceCategories'),
    listRecords('resourceFiles'),
    listRecords('newsCommentary'),
    listAll(target, target.objects, 'items'),
  ]);
  const paths = objects.map((object) => String(getField(object, 'name')));
  const linkedPaths = [
    ...files.map((file) => readText(file, 'path')),
    ...news.map((item) => parsePath(readText(item, 'thumbnailUrl'))),
  ].filter((path) => path !== '');
  const lists = {
    categories: categories.toSorted(compareOrder).map((each) => readText(each, 'name')),
    files: files.map((each) => readText(each, 'name')).toSorted(),
    news: news.toSorted(compareOrder).map((each) => readText(each, 'title')),
  };
  return {
    ...lists,
    duplicates: Object.values(lists).flatMap(findDuplicates),
    deadLinks: linkedPaths.filter((path) => !paths.includes(path)),
    orphans: paths.filter((path) => !linkedPaths.includes(path)),
  };
}

function compareOrder(a: StoredRecord, b: StoredRecord): number {
  const getOrder = ({ fields }: StoredRecord) =>
    Number(getField(fields['displayOrder'], 'integerValue'));
  return getOrder(a) - getOrder(b);
}

function parsePath(url: string): string {
  const encoded = /\/o\/([^/?]+)\?/.exec(url)?.[1];
  return encoded === undefined ? '' : decodeURIComponent(encoded);
}

function findDuplicates(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
