import { byteLength } from './text.ts';
import type { Fields, Value } from './value.ts';

/*
 * Returns the size of a document in bytes, as defined in
 * https://firebase.google.com/docs/firestore/storage-size.
 */

export function documentSize(path: string, fields: Fields): number {
  return nameSize(path) + fieldsSize(fields) + 32;
}

function nameSize(path: string): number {
  return path.split('/').reduce((size, segment) => size + byteLength(segment) + 1, 16);
}

function fieldsSize(fields: Fields): number {
  let size = 0;
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    size += byteLength(key) + 1 + (value ? valueSize(value) : 0);
  }
  return size;
}

function valueSize(value: Value): number {
  if ('stringValue' in value) return byteLength(value.stringValue) + 1;
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('bytesValue' in value) return byteLength(value.bytesValue.replace(/=+$/, '')) * 0.75;
  if ('referenceValue' in value) {
    return nameSize(value.referenceValue.split('/documents/').slice(1).join('/documents/'));
  }
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value) {
    return value.arrayValue.values.reduce((size, element) => size + valueSize(element), 0);
  }
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields);
  return 8;
}
