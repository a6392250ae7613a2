import { ApiError, invalidArgument } from '../errors.ts';
import { checkPath, isDocumentPath } from '../paths.ts';
import { batchGet, getDocument, listCollectionIds, listDocuments } from './gets.ts';
import { runAggregationQuery, runQuery } from './queries.ts';
import type { Call } from './request.ts';
import {
  batchWrite,
  beginTransaction,
  commit,
  createDocument,
  deleteDocument,
  patchDocument,
  rollback,
} from './writes.ts';

type Handler = (call: Call) => unknown;

/** Handlers of POST .../documents:VERB. */
const AT_ROOT: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['batchGet', batchGet],
  ['commit', commit],
  ['batchWrite', batchWrite],
  ['beginTransaction', beginTransaction],
  ['rollback', rollback],
]);

/** Handlers of POST .../documents[/document]:VERB. */
const AT_PARENT: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['runQuery', runQuery],
  ['runAggregationQuery', runAggregationQuery],
  ['listCollectionIds', listCollectionIds],
]);

/**
 * Returns the handler of a request for documents.
 * @throws {ApiError} if the request is unknown
 */
export function documentHandler(method: string, path: string, verb: string | undefined): Handler {
  checkPath(path, 'The path');
  const isDocument = isDocumentPath(path);
  if (verb !== undefined) {
    const handler = AT_ROOT.get(verb) ?? AT_PARENT.get(verb);
    if (method !== 'POST' || !handler) throw unknown(`${method} with ":${verb}"`);
    if (path !== '' && (AT_ROOT.has(verb) || !isDocument)) {
      throw invalidArgument(`":${verb}" cannot be asked of "${path}".`);
    }
    return handler;
  }
  if (method === 'GET' && path !== '') return isDocument ? getDocument : listDocuments;
  if (method === 'PATCH' && isDocument) return patchDocument;
  if (method === 'DELETE' && isDocument) return deleteDocument;
  if (method === 'DELETE') throw invalidArgument(`"${path}" is no document.`);
  if (method === 'POST' && path !== '' && !isDocument) return createDocument;
  throw unknown(`${method} of "${path}"`);
}

const unknown = (what: string): ApiError =>
  new ApiError('UNIMPLEMENTED', `${what} is not supported by this emulator.`);
