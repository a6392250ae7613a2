import type { Json, JsonObject } from './json.ts';

/** What the conformance tests and the differential test ask of a rules runtime. */

export interface Operation {
  method: string;
  path: string;
  before?: Json;
  after?: Json;
  auth?: Json;
}
const nothing = { null_value: null };
const object = (fields: Record<string, Json>): JsonObject => ({ map_value: { fields } });
const file = (size: number, contentType: string): JsonObject =>
  object({ size: { int_value: size }, contentType: { string_value: contentType } });
export const signedInAs = (uid: string): JsonObject =>
  object({
    uid: { string_value: uid },
    token: object({ admin: { bool_value: true }, roles: { list_value: { values: [] } } }),
  });

/** The line that loads a ruleset with these statements for the files of every bucket. */
export function loadLine(id: number, rulesetName: string, rules: string): JsonObject {
  const content = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${rules} } }`;
  const source = { files: [{ name: 'storage.rules', content }] };
  return { action: 'load_ruleset', context: { rulesetName, source }, id };
}

/** The line in which firebase-tools asks whether an operation is permitted. */
export function verifyLine(id: number, rulesetName: string, operation: Operation): JsonObject {
  const { method, path, before = nothing, after = nothing } = operation;
  const segments = path
    .split('/')
    .slice(1)
    .map((simple) => ({ simple }));
  const request = object({
    path: { path_value: { segments } },
    time: { timestamp_value: '2024-05-06T07:08:09.123Z' },
    resource: after,
    auth: operation.auth ?? nothing,
  });
  const variables = { resource: before, request };
  const context = { rulesetName, service: 'firebase.storage', path, method, variables };
  return { action: 'verify', context, id };
}

export const picture = '/b/bucket/o/pictures/a.png';
export const png = file(1000, 'image/png');
/** An operation, what rules allow for its path, and whether that permits it. */
export const operationRows: readonly (readonly [
  what: string,
  allowed: string,
  operation: Operation,
  permit: boolean,
])[] = [
  ['a new upload', 'create', { method: 'create', path: picture, after: png }, true],
  ['a new upload', 'update', { method: 'create', path: picture, after: png }, false],
  ['an overwrite', 'update', { method: 'create', path: picture, before: png, after: png }, true],
  ['an overwrite', 'create', { method: 'create', path: picture, before: png, after: png }, false],
  ['new metadata', 'update', { method: 'update', path: picture, before: png, after: png }, true],
  ['a download', 'get', { method: 'get', path: picture, before: png }, true],
  ['a download', 'write', { method: 'get', path: picture, before: png }, false],
  ['a deletion', 'delete', { method: 'delete', path: picture, before: png }, true],
  ['a deletion', 'create, update', { method: 'delete', path: picture, before: png }, false],
  ['any write', 'create', { method: 'write', path: picture, after: png }, true],
  ['any write', 'read', { method: 'write', path: picture, after: png }, false],
];
