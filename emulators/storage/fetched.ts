import {
  NULL,
  documentResource,
  fromFirestoreFields,
  type FirestoreFields,
  type FirestoreValue,
  type RulesValue,
} from '../rules/index.ts';
import { isObject, listAt, objectAt, type Json, type JsonObject } from './json.ts';

/** Returns the document in the answer to a look-up; null if there is none. */
export function fromFetched(documentPath: string, message: JsonObject): RulesValue {
  if (message.status !== 'ok' || !isObject(message.result)) return NULL;
  return documentResource(
    documentPath,
    fromFirestoreFields(fieldsOf(objectAt(message.result, 'fields'))),
  );
}

function fieldsOf(json: JsonObject): FirestoreFields {
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, valueOf(value)]));
}

function valueOf(json: Json | undefined): FirestoreValue {
  if (!isObject(json)) return {};
  if (typeof json.stringValue === 'string') return { stringValue: json.stringValue };
  if (typeof json.booleanValue === 'boolean') return { booleanValue: json.booleanValue };
  const { integerValue, doubleValue } = json;
  if (typeof integerValue === 'string' || typeof integerValue === 'number') {
    return /^-?\d+$/.test(String(integerValue)) ? { integerValue } : {};
  }
  if (typeof doubleValue === 'string' || typeof doubleValue === 'number') return { doubleValue };
  if (typeof json.timestampValue === 'string') return { timestampValue: json.timestampValue };
  if (typeof json.bytesValue === 'string') return { bytesValue: json.bytesValue };
  if (typeof json.referenceValue === 'string') return { referenceValue: json.referenceValue };
  if (isObject(json.geoPointValue)) {
    const { latitude, longitude } = json.geoPointValue;
    return {
      geoPointValue: { latitude: Number(latitude ?? 0), longitude: Number(longitude ?? 0) },
    };
  }
  if (isObject(json.arrayValue)) {
    return { arrayValue: { values: listAt(json.arrayValue, 'values').map(valueOf) } };
  }
  if (isObject(json.mapValue)) {
    return { mapValue: { fields: fieldsOf(objectAt(json.mapValue, 'fields')) } };
  }
  return {};
}
