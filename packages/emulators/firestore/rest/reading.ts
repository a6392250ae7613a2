import { asObject, asString, type JsonObject } from '../json.ts';
import { getField, isNameField, withField, type FieldPath } from '../fieldPaths.ts';
import type { Database } from '../storage/database.ts';
import type { StoredDocument } from '../storage/document.ts';
import type { Fields } from '../values/value.ts';
import type { RestCall } from './request.ts';
import { checkReadTime } from './transactions.ts';

export interface RestDocument {
  readonly name: string;
  readonly fields?: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

/**
 * Converts a document to the format of the REST API. The result contains only the fields in the
 * mask.
 */
export function toRestDocument(
  document: StoredDocument,
  database: Database,
  mask: readonly FieldPath[] | undefined,
): RestDocument {
  const { path, createTime, updateTime } = document;
  const fields = mask ? selectFields(document.fields, mask) : document.fields;
  return {
    name: `${database.name}/documents/${path}`,
    ...(Object.keys(fields).length > 0 && { fields }),
    createTime,
    updateTime,
  };
}

function selectFields(fields: Fields, mask: readonly FieldPath[]): Fields {
  return mask
    .filter((path) => !isNameField(path))
    .reduce<Fields>((result, path) => {
      const value = getField(fields, path);
      return value ? withField(result, path, value) : result;
    }, {});
}

export function readTransaction(call: RestCall): { id: string | undefined; isNew: boolean } {
  const { body } = call;
  checkReadTime(body.readTime);
  if (body.newTransaction !== undefined) {
    const options = asObject(body.newTransaction, 'newTransaction');
    // A transaction that begins with a read is read-only, unless the client sends `readWrite`.
    const canWrite = options.readWrite !== undefined;
    return {
      id: startTransaction(call, canWrite ? options : { readOnly: {}, ...options }),
      isNew: true,
    };
  }
  const id = body.transaction === undefined ? undefined : asString(body.transaction, 'transaction');
  return { id: id === '' ? undefined : id, isNew: false };
}

/** Begins a transaction. End users may only begin read-only transactions. */
export function startTransaction(
  { access, transactions, database }: RestCall,
  options: JsonObject,
): string {
  if (options.readOnly === undefined) access.requireOwner('A read-write transaction');
  return transactions.begin(database, options);
}

/** Keys that are allowed in the body of every read request. */
export const READ_KEYS: readonly string[] = ['transaction', 'newTransaction', 'readTime'];
