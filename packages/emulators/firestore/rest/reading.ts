import { asObject, asString, type JsonObject } from '../json.ts';
import { getField, isNameField, withField, type FieldPath } from '../fieldPaths.ts';
import type { Database } from '../storage/database.ts';
import type { StoredDocument } from '../storage/document.ts';
import type { Fields } from '../values/value.ts';
import type { Call } from './request.ts';
import { checkReadTime } from './transactions.ts';

export interface RestDocument {
  readonly name: string;
  /** Undefined where there are none. */
  readonly fields?: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** Returns a document as REST gives it, with only the fields asked for. */
export function toRest(
  document: StoredDocument,
  database: Database,
  mask: readonly FieldPath[] | undefined,
): RestDocument {
  const { path, createTime, updateTime } = document;
  const fields = mask ? projected(document.fields, mask) : document.fields;
  return {
    name: `${database.name}/documents/${path}`,
    ...(Object.keys(fields).length > 0 && { fields }),
    createTime,
    updateTime,
  };
}

function projected(fields: Fields, mask: readonly FieldPath[]): Fields {
  return mask
    .filter((path) => !isNameField(path))
    .reduce<Fields>((kept, path) => {
      const value = getField(fields, path);
      return value ? withField(kept, path, value) : kept;
    }, {});
}

export function transactionOf(call: Call): { id: string | undefined; isNew: boolean } {
  const { body } = call;
  checkReadTime(body.readTime);
  if (body.newTransaction !== undefined) {
    const options = asObject(body.newTransaction, 'newTransaction');
    // To read is what it is for, unless it says otherwise.
    const isToWrite = options.readWrite !== undefined;
    return { id: beginWith(call, isToWrite ? options : { readOnly: {}, ...options }), isNew: true };
  }
  const id = body.transaction === undefined ? undefined : asString(body.transaction, 'transaction');
  return { id: id === '' ? undefined : id, isNew: false };
}

/** Begins a transaction, which end users may only do to read. */
export function beginWith({ access, transactions, database }: Call, options: JsonObject): string {
  if (options.readOnly === undefined) access.ownerOnly('A read-write transaction');
  return transactions.begin(database, options);
}

/** Keys that the body of a read may have besides its own. */
export const READ_KEYS: readonly string[] = ['transaction', 'newTransaction', 'readTime'];
