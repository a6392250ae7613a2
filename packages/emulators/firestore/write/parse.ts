import { createArgumentError } from '../errors.ts';
import { formatFieldPath, isNameField, parseFieldPath, type FieldPath } from '../fieldPaths.ts';
import {
  asBoolean,
  asList,
  asObject,
  asString,
  isObject,
  checkKeys,
  type JsonObject,
} from '../json.ts';
import { LIMITS } from '../limits.ts';
import { parseDocumentName } from '../paths.ts';
import { parseFields, parseTime, parseValue } from '../values/parse.ts';
import type { Value } from '../values/value.ts';
import type { Precondition, Transform, TransformKind, Write } from './types.ts';

const KINDS = ['update', 'delete', 'verify', 'transform'];
const WRITE_KEYS = [...KINDS, 'updateMask', 'updateTransforms', 'currentDocument'];
const DOCUMENT_KEYS = ['name', 'fields', 'createTime', 'updateTime'];

export function parseWrite(json: unknown, where: string): Write {
  const write = asObject(json, where);
  checkKeys(write, WRITE_KEYS, where);
  const [kind, ...others] = KINDS.filter((key) => write[key] !== undefined);
  if (kind === undefined || others.length > 0) {
    throw createArgumentError(`${where} must have exactly one of ${KINDS.join(', ')}.`);
  }
  if (kind === 'update') return parseUpdate(write, where);
  if (kind === 'transform') return parseTransformWrite(write, where);
  if (write.updateMask !== undefined || write.updateTransforms !== undefined) {
    throw createArgumentError(`${where}: a ${kind} has neither a mask nor transforms.`);
  }
  return {
    kind: kind === 'delete' ? 'delete' : 'verify',
    name: parseDocumentName(asString(write[kind], `${where}.${kind}`), `${where}.${kind}`),
    fields: {},
    mask: undefined,
    transforms: [],
    precondition: parsePrecondition(write.currentDocument, where),
  };
}

function parseUpdate(write: JsonObject, where: string): Write {
  const document = asObject(write.update, `${where}.update`);
  checkKeys(document, DOCUMENT_KEYS, `${where}.update`);
  const fields = parseFields(document.fields, `${where}.update.fields`);
  const mask = parseMask(write.updateMask, `${where}.updateMask`);
  if (mask) checkMask(mask, where);
  return {
    kind: 'update',
    name: parseDocumentName(
      asString(document.name, `${where}.update.name`),
      `${where}.update.name`,
    ),
    fields,
    mask,
    transforms: parseTransforms(write.updateTransforms, `${where}.updateTransforms`),
    precondition: parsePrecondition(write.currentDocument, where),
  };
}

/** Parses the older format of a transform: a separate write that does not change other fields. */
function parseTransformWrite(write: JsonObject, where: string): Write {
  const transform = asObject(write.transform, `${where}.transform`);
  checkKeys(transform, ['document', 'fieldTransforms'], `${where}.transform`);
  const name = asString(transform.document, `${where}.transform.document`);
  return {
    kind: 'update',
    name: parseDocumentName(name, `${where}.transform.document`),
    fields: {},
    mask: [],
    transforms: parseTransforms(transform.fieldTransforms, `${where}.transform.fieldTransforms`),
    precondition: parsePrecondition(write.currentDocument, where),
  };
}

export function parseMask(json: unknown, where: string): FieldPath[] | undefined {
  if (json === undefined || json === null) return undefined;
  return asList(asObject(json, where).fieldPaths, `${where}.fieldPaths`).map((path, at) =>
    parseFieldPath(path, `${where}.fieldPaths[${at}]`),
  );
}

/**
 * Rejects a mask in which one path contains another. The result would depend on the order of the
 * two paths.
 */
function checkMask(mask: readonly FieldPath[], where: string): void {
  const paths = mask.map(formatFieldPath).sort();
  for (const [at, text] of paths.entries()) {
    const next = paths[at + 1];
    if (next === text || next?.startsWith(`${text}.`)) {
      throw createArgumentError(`${where}.updateMask: "${text}" and "${next}" overlap.`);
    }
  }
  if (mask.some(isNameField))
    throw createArgumentError(`${where}.updateMask must not have __name__.`);
}

function parsePrecondition(json: unknown, where: string): Precondition {
  if (json === undefined || json === null) return undefined;
  const at = `${where}.currentDocument`;
  const condition = asObject(json, at);
  checkKeys(condition, ['exists', 'updateTime'], at);
  if (condition.exists !== undefined && condition.updateTime !== undefined) {
    throw createArgumentError(`${at} has both exists and updateTime.`);
  }
  if (condition.exists !== undefined)
    return { exists: asBoolean(condition.exists, `${at}.exists`) };
  if (condition.updateTime === undefined) return undefined;
  return { updateTime: parseTime(condition.updateTime, `${at}.updateTime`) };
}

const VALUE_TRANSFORMS: ReadonlyMap<string, TransformKind> = new Map([
  ['increment', 'increment'],
  ['minimum', 'minimum'],
  ['maximum', 'maximum'],
]);
const LIST_TRANSFORMS: ReadonlyMap<string, TransformKind> = new Map([
  ['appendMissingElements', 'arrayUnion'],
  ['removeAllFromArray', 'arrayRemove'],
]);

function parseTransforms(json: unknown, where: string): Transform[] {
  const transforms = asList(json, where);
  if (transforms.length > LIMITS.transformsPerDocument) {
    throw createArgumentError(
      `${where} has more than ${LIMITS.transformsPerDocument} transforms of one document.`,
    );
  }
  return transforms.map((item, at) => parseTransform(item, `${where}[${at}]`));
}

function parseTransform(json: unknown, where: string): Transform {
  const object = asObject(json, where);
  const path = parseFieldPath(object.fieldPath, `${where}.fieldPath`);
  if (isNameField(path)) throw createArgumentError(`${where}: __name__ cannot be transformed.`);
  const [key, ...others] = Object.keys(object).filter((name) => name !== 'fieldPath');
  if (key === undefined || others.length > 0) {
    throw createArgumentError(`${where} must have exactly one transform.`);
  }
  const raw = object[key];
  if (key === 'setToServerValue') {
    if (raw === 'REQUEST_TIME') return { path, kind: 'serverTime', operands: [] };
    throw createArgumentError(`${where}.setToServerValue must be REQUEST_TIME.`);
  }
  const kind = VALUE_TRANSFORMS.get(key);
  if (kind) return { path, kind, operands: [parseNumber(raw, `${where}.${key}`)] };
  const listKind = LIST_TRANSFORMS.get(key);
  if (!listKind) throw createArgumentError(`${where} has the unknown transform "${key}".`);
  return { path, kind: listKind, operands: parseElements(raw, `${where}.${key}`) };
}

function parseNumber(json: unknown, where: string): Value {
  const value = parseValue(json, where);
  if ('integerValue' in value || 'doubleValue' in value) return value;
  throw createArgumentError(`${where} must be a number.`);
}

function parseElements(json: unknown, where: string): readonly Value[] {
  const list = parseValue({ arrayValue: isObject(json) ? json : {} }, where);
  return 'arrayValue' in list ? list.arrayValue.values : [];
}
