import { ApiError, createArgumentError } from '../errors.ts';
import { checkPath, isDocumentPath } from '../paths.ts';
import { batchGet, getDocument, listCollectionIds, listDocuments } from './gets.ts';
import { runAggregationQuery, runQuery } from './queries.ts';
import type { RestCall } from './request.ts';
import {
  batchWrite,
  beginTransaction,
  commit,
  createDocument,
  deleteDocument,
  patchDocument,
  rollback,
} from './writes.ts';

type Handler = (call: RestCall) => unknown;

/** Handlers of `POST .../documents:VERB`. */
const ROOT_HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['batchGet', batchGet],
  ['commit', commit],
  ['batchWrite', batchWrite],
  ['beginTransaction', beginTransaction],
  ['rollback', rollback],
]);

/** Handlers of `POST .../documents:VERB` and `POST .../documents/{document}:VERB`. */
const PARENT_HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['runQuery', runQuery],
  ['runAggregationQuery', runAggregationQuery],
  ['listCollectionIds', listCollectionIds],
]);

/**
 * Returns the handler of a request for documents.
 * @throws {ApiError} if the request is unknown
 */
export function findDocumentHandler(
  method: string,
  path: string,
  verb: string | undefined,
): Handler {
  checkPath(path, 'The path');
  const isDocument = isDocumentPath(path);
  if (verb !== undefined) {
    const handler = ROOT_HANDLERS.get(verb) ?? PARENT_HANDLERS.get(verb);
    if (method !== 'POST' || !handler) throw createUnknownError(`${method} with ":${verb}"`);
    if (path !== '' && (ROOT_HANDLERS.has(verb) || !isDocument)) {
      throw createArgumentError(`":${verb}" cannot be applied to "${path}".`);
    }
    return handler;
  }
  if (method === 'GET' && path !== '') return isDocument ? getDocument : listDocuments;
  if (method === 'PATCH' && isDocument) return patchDocument;
  if (method === 'DELETE' && isDocument) return deleteDocument;
  if (method === 'DELETE') throw createArgumentError(`"${path}" is not a document.`);
  if (method === 'POST' && path !== '' && !isDocument) return createDocument;
  throw createUnknownError(`${method} of "${path}"`);
}

const createUnknownError = (what: string): ApiError =>
  new ApiError('UNIMPLEMENTED', `${what} is not supported by this emulator.`);
