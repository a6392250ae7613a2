import { getByteLength } from './text.ts';
import type { Fields, Value } from './value.ts';

/*
 * Size of a document in bytes, as defined in
 * https://firebase.google.com/docs/firestore/storage-size.
 */

export function computeDocumentSize(path: string, fields: Fields): number {
  return computeNameSize(path) + computeFieldsSize(fields) + 32;
}

function computeNameSize(path: string): number {
  return path.split('/').reduce((size, segment) => size + getByteLength(segment) + 1, 16);
}

function computeFieldsSize(fields: Fields): number {
  let size = 0;
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    size += getByteLength(key) + 1 + (value ? computeValueSize(value) : 0);
  }
  return size;
}

function computeValueSize(value: Value): number {
  if ('stringValue' in value) return getByteLength(value.stringValue) + 1;
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('bytesValue' in value) return getByteLength(value.bytesValue.replace(/=+$/, '')) * 0.75;
  if ('referenceValue' in value) {
    return computeNameSize(value.referenceValue.split('/documents/').slice(1).join('/documents/'));
  }
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value) {
    return value.arrayValue.values.reduce((size, element) => size + computeValueSize(element), 0);
  }
  if ('mapValue' in value) return computeFieldsSize(value.mapValue.fields);
  return 8;
}
