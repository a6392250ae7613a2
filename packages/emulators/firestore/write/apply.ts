import { ApiError, createArgumentError, createNotFoundError } from '../errors.ts';
import { getField, withField } from '../fieldPaths.ts';
import { LIMITS } from '../limits.ts';
import type { StoredDocument } from '../storage/document.ts';
import { areIdenticalFields } from '../values/order.ts';
import { computeDocumentSize } from '../values/size.ts';
import type { Fields, Value } from '../values/value.ts';
import { applyTransform } from './transform.ts';
import type { Precondition, Write } from './types.ts';

interface WriteOutcome {
  readonly after: StoredDocument | undefined;
  readonly transformResults: readonly Value[];
}

/**
 * Applies one write to a document.
 * @throws {ApiError} if the result is too large
 */
export function applyWrite(
  write: Write,
  before: StoredDocument | undefined,
  commitTime: string,
): WriteOutcome {
  const { path } = write.name;
  if (write.kind === 'verify') return { after: before, transformResults: [] };
  if (write.kind === 'delete') return { after: undefined, transformResults: [] };

  let fields = mergeFields(write, before?.fields ?? {});
  const transformResults: Value[] = [];
  for (const transform of write.transforms) {
    const { value, result } = applyTransform(
      transform,
      getField(fields, transform.path),
      commitTime,
    );
    fields = withField(fields, transform.path, value);
    transformResults.push(result);
  }
  checkSize(path, fields);
  // Production keeps the update time if a write changes nothing.
  if (before && areIdenticalFields(before.fields, fields))
    return { after: before, transformResults };
  const createTime = before?.createTime ?? commitTime;
  return { after: { path, fields, createTime, updateTime: commitTime }, transformResults };
}

function mergeFields(write: Write, before: Fields): Fields {
  if (!write.mask) return write.fields;
  return write.mask.reduce(
    (fields, path) => withField(fields, path, getField(write.fields, path)),
    before,
  );
}

function checkSize(path: string, fields: Fields): void {
  const size = computeDocumentSize(path, fields);
  if (size > LIMITS.documentBytes) {
    throw createArgumentError(
      `Document "${path.slice(0, 200)}" cannot be written because its size (${size} bytes) exceeds the maximum allowed size of ${LIMITS.documentBytes} bytes.`,
    );
  }
}

export const mustNotExist = (condition: Precondition): boolean =>
  condition !== undefined && 'exists' in condition && !condition.exists;

/** @throws {ApiError} if the precondition is not met */
export function checkPrecondition(
  condition: Precondition,
  name: string,
  before: StoredDocument | undefined,
): void {
  if (!condition) return;
  if ('exists' in condition) {
    if (condition.exists && !before) throw createNotFoundError(`No document to update: ${name}`);
    if (!condition.exists && before) {
      throw new ApiError('ALREADY_EXISTS', `Document already exists: ${name}`);
    }
    return;
  }
  if (before?.updateTime !== condition.updateTime) {
    const stored = before ? `was changed at ${before.updateTime}` : 'does not exist';
    throw new ApiError(
      'FAILED_PRECONDITION',
      `The document ${name} ${stored}, which does not match the required update time ${condition.updateTime}.`,
    );
  }
}
