import { createArgumentError, createNotFoundError } from '../errors.ts';
import { parseFieldPath, type FieldPath } from '../fieldPaths.ts';
import { asInt, asList, asString, checkKeys } from '../json.ts';
import { LIMITS, SERVER_LIMITS } from '../limits.ts';
import { parseDocumentName } from '../paths.ts';
import { parseQuery } from '../query/parse.ts';
import { runQuery } from '../query/run.ts';
import { compareText } from '../../shared/text.ts';
import { compareNames } from '../values/text.ts';
import { parseMask } from '../write/parse.ts';
import { READ_KEYS, toRestDocument, readTransaction, type RestDocument } from './reading.ts';
import type { RestCall } from './request.ts';

export function batchGet(call: RestCall): unknown {
  const { body, database, access, store, transactions } = call;
  checkKeys(body, ['database', 'documents', 'mask', ...READ_KEYS], 'batchGet');
  const mask = parseMask(body.mask, 'mask');
  const paths = asList(body.documents, 'documents').map((item, at) => {
    const where = `documents[${at}]`;
    const name = parseDocumentName(asString(item, where), where);
    if (name.database === database.name) return name.path;
    throw createArgumentError(`${where} is not in the database ${database.name}.`);
  });
  const unique = [...new Set(paths)];
  access.get(unique);
  const { id, isNew } = readTransaction(call);
  const readTime = store.clock.read();
  const answers: unknown[] = unique.map((path) => {
    const document = database.get(path);
    if (id !== undefined) transactions.recordRead(id, path, document);
    return document
      ? { found: toRestDocument(document, database, mask), readTime }
      : { missing: `${database.name}/documents/${path}`, readTime };
  });
  return isNew ? [{ transaction: id }, ...answers] : answers;
}

export function getDocument(call: RestCall): RestDocument {
  const { path, access, database, search } = call;
  access.get([path]);
  const document = database.get(path);
  if (document) return toRestDocument(document, database, readMask(search, 'mask.fieldPaths'));
  throw createNotFoundError(`Document "${database.name}/documents/${path}" not found.`);
}

/** Handles GET documents/{parent}/{collectionId}. */
export function listDocuments(call: RestCall): unknown {
  const { path, access, database, search } = call;
  if (search.get('showMissing') === 'true') return listWithMissing(call);
  const parent = path.split('/').slice(0, -1).join('/');
  const query = parseQuery(
    {
      from: [{ collectionId: path.split('/').at(-1) }],
      orderBy: parseOrderBy(search.get('orderBy')),
      offset: parsePageToken(search.get('pageToken')),
    },
    parent,
  );
  const size = parsePageSize(search.get('pageSize'));
  // The rules evaluate every page as a query with a limit and without an offset.
  access.list({ ...query, limit: size, offset: 0 });
  const documents = runQuery(database, { ...query, limit: size + 1 });
  const mask = readMask(search, 'mask.fieldPaths');
  const page = documents.slice(0, size).map((document) => toRestDocument(document, database, mask));
  return {
    ...(page.length > 0 ? { documents: page } : {}),
    ...(documents.length > size ? { nextPageToken: formatPageToken(query.offset + size) } : {}),
  };
}

/**
 * Lists documents for `showMissing`, with the names of missing documents that have subcollections.
 */
function listWithMissing({ path, access, database, search }: RestCall): unknown {
  if (search.has('orderBy'))
    throw createArgumentError('showMissing cannot be combined with orderBy.');
  access.requireOwner('Listing missing documents');
  const paths = database.pathsWithMissing(path).sort(compareNames);
  const start = parsePageToken(search.get('pageToken'));
  const end = start + parsePageSize(search.get('pageSize'));
  const mask = readMask(search, 'mask.fieldPaths');
  const documents = paths.slice(start, end).map((each) => {
    const document = database.get(each);
    return document
      ? toRestDocument(document, database, mask)
      : { name: `${database.name}/documents/${each}` };
  });
  return {
    ...(documents.length > 0 ? { documents } : {}),
    ...(end < paths.length ? { nextPageToken: formatPageToken(end) } : {}),
  };
}

/** Handles POST documents[/document]:listCollectionIds. */
export function listCollectionIds(call: RestCall): unknown {
  const { path, access, database, body } = call;
  checkKeys(body, ['parent', 'pageSize', 'pageToken', 'readTime'], 'listCollectionIds');
  access.requireOwner('Listing collections');
  const ids = database.collectionIds(path).sort(compareText);
  const token = body.pageToken === undefined ? null : asString(body.pageToken, 'pageToken');
  const start = parsePageToken(token);
  const size = body.pageSize === undefined ? ids.length : asInt(body.pageSize, 'pageSize');
  const end = start + (size > 0 ? size : ids.length);
  return {
    collectionIds: ids.slice(start, end),
    ...(end < ids.length ? { nextPageToken: formatPageToken(end) } : {}),
  };
}

export function readMask(search: URLSearchParams, key: string): FieldPath[] | undefined {
  return search.has(key) ? search.getAll(key).map((path) => parseFieldPath(path, key)) : undefined;
}

function parsePageSize(text: string | null): number {
  const size = text === null ? 0 : asInt(text, 'pageSize');
  if (size < 0) throw createArgumentError('pageSize is negative.');
  return size === 0 ? SERVER_LIMITS.defaultPageSize : Math.min(size, LIMITS.pageSize);
}

const formatPageToken = (offset: number): string =>
  Buffer.from(`at ${offset}`).toString('base64url');

function parsePageToken(token: string | null): number {
  if (token === null || token === '') return 0;
  const digits = /^at (\d{1,9})$/.exec(Buffer.from(token, 'base64url').toString())?.[1];
  if (digits === undefined) throw createArgumentError('pageToken was not issued by this emulator.');
  return Number(digits);
}

/** Parses an order such as 'priority desc, __name__ desc'. */
function parseOrderBy(text: string | null): unknown {
  if (text === null || text.trim() === '') return [];
  return text.split(',').map((part) => {
    const [fieldPath, direction = 'asc', ...rest] = part.trim().split(/\s+/);
    if (rest.length > 0 || !/^(asc|desc)$/i.test(direction)) {
      throw createArgumentError(`orderBy: "${part.trim()}" is not a field and asc or desc.`);
    }
    const descending = direction.toLowerCase() === 'desc';
    return { field: { fieldPath }, direction: descending ? 'DESCENDING' : 'ASCENDING' };
  });
}
