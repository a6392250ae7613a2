import { randomBytes } from 'node:crypto';
import { createArgumentError, toApiError } from '../errors.ts';
import { asArray, asList, asObject, asString, checkKeys } from '../json.ts';
import { checkId } from '../paths.ts';
import {
  checkPreconditions,
  planCommit,
  type CommitPlan,
  type PlannedWrite,
} from '../write/commit.ts';
import { parseWrite } from '../write/parse.ts';
import type { Write } from '../write/types.ts';
import { readMask } from './gets.ts';
import { startTransaction, toRestDocument, type RestDocument } from './reading.ts';
import type { RestCall } from './request.ts';

export function commit(call: RestCall): unknown {
  const { body, transactions } = call;
  checkKeys(body, ['database', 'writes', 'transaction'], 'commit');
  const writes = asList(body.writes, 'writes').map((json, at) => parseWrite(json, `writes[${at}]`));
  const transaction =
    body.transaction === undefined ? '' : asString(body.transaction, 'transaction');
  const plan = performWrites(call, writes, () => {
    if (transaction !== '') transactions.finish(transaction, writes.length > 0);
  });
  if (writes.length === 0) return {};
  return { writeResults: plan.writes.map(toWriteResult), commitTime: plan.commitTime };
}

/** Handles POST documents:batchWrite. A failed write does not affect the other writes. */
export function batchWrite(call: RestCall): unknown {
  const { access, body } = call;
  checkKeys(body, ['database', 'writes', 'labels'], 'batchWrite');
  access.requireOwner('batchWrite');
  const writes = asArray(body.writes, 'writes').map((json, at) =>
    parseWrite(json, `writes[${at}]`),
  );
  const names = writes.map(({ name }) => name.path);
  if (new Set(names).size < names.length) {
    throw createArgumentError('batchWrite cannot write one document twice.');
  }
  if (writes.length === 0) return {};
  const outcomes = writes.map((write) => {
    try {
      const [planned] = performWrites(call, [write]).writes;
      return { result: planned ? toWriteResult(planned) : {}, status: { code: 0 } };
    } catch (thrown) {
      const { rpcCode, message } = toApiError(thrown);
      return { result: {}, status: { code: rpcCode, message } };
    }
  });
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  };
}

/** Handles POST documents[/document]/{collectionId}?documentId=. */
export function createDocument(call: RestCall): RestDocument {
  const { path, search } = call;
  const id = search.get('documentId') ?? '';
  if (id !== '') checkId(id, 'documentId');
  if (id.includes('/')) throw createArgumentError('documentId must not contain a slash.');
  const target = `${path}/${id === '' ? createId() : id}`;
  return writeOne(call, target, { currentDocument: { exists: false } });
}

export function patchDocument(call: RestCall): RestDocument {
  const { path, search } = call;
  const mask = search.has('updateMask.fieldPaths')
    ? { updateMask: { fieldPaths: search.getAll('updateMask.fieldPaths') } }
    : {};
  return writeOne(call, path, { ...mask, ...readPrecondition(search) });
}

export function deleteDocument(call: RestCall): unknown {
  const { database, path, search } = call;
  const name = `${database.name}/documents/${path}`;
  performWrites(call, [parseWrite({ delete: name, ...readPrecondition(search) }, 'delete')]);
  return {};
}

function writeOne(call: RestCall, path: string, rest: object): RestDocument {
  const { body, database, search } = call;
  checkKeys(body, ['name', 'fields', 'createTime', 'updateTime'], 'document');
  const update = { name: `${database.name}/documents/${path}`, fields: body.fields ?? {} };
  const [planned] = performWrites(call, [parseWrite({ update, ...rest }, 'document')]).writes;
  const document = planned?.after ?? { path, fields: {}, createTime: '', updateTime: '' };
  return toRestDocument(document, database, readMask(search, 'mask.fieldPaths'));
}

/**
 * Runs the writes atomically and synchronously, so no other request can run between them. The rules
 * are checked before the preconditions. Otherwise a client without access could find out which
 * documents exist.
 */
function performWrites(
  call: RestCall,
  writes: readonly Write[],
  lastCheck?: () => void,
): CommitPlan {
  const { store, database, access, time } = call;
  const plan = planCommit(database, writes, time);
  access.commit(plan);
  lastCheck?.();
  checkPreconditions(plan);
  store.commit(database, plan);
  return plan;
}

function toWriteResult({ after, transformResults }: PlannedWrite): unknown {
  return {
    ...(after ? { updateTime: after.updateTime } : {}),
    ...(transformResults.length > 0 ? { transformResults } : {}),
  };
}

function readPrecondition(search: URLSearchParams): { currentDocument?: unknown } {
  const exists = search.get('currentDocument.exists');
  const updateTime = search.get('currentDocument.updateTime');
  if (exists !== null && exists !== 'true' && exists !== 'false') {
    throw createArgumentError('currentDocument.exists must be true or false.');
  }
  const condition = {
    ...(exists === null ? {} : { exists: exists === 'true' }),
    ...(updateTime === null ? {} : { updateTime }),
  };
  return Object.keys(condition).length > 0 ? { currentDocument: condition } : {};
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns twenty random letters and digits, like the ids that Firestore creates. */
function createId(): string {
  return [...randomBytes(20)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

export function beginTransaction(call: RestCall): unknown {
  const { body } = call;
  checkKeys(body, ['database', 'options'], 'beginTransaction');
  return { transaction: startTransaction(call, asObject(body.options ?? {}, 'options')) };
}

export function rollback(call: RestCall): unknown {
  const { body, transactions } = call;
  checkKeys(body, ['database', 'transaction'], 'rollback');
  transactions.rollback(asString(body.transaction, 'transaction'));
  return {};
}
