import type { Json, JsonObject } from '../../storage/json.ts';

/** Operations and conditions of the conformance tests and the differential test. */

export interface Operation {
  method: string;
  path: string;
  before?: Json;
  after?: Json;
  auth?: Json;
  delimiter?: string;
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
  const { method, path, before = nothing, after = nothing, delimiter = '' } = operation;
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
  const service = 'firebase.storage';
  const context = { rulesetName, service, path, method, delimiter, variables };
  return { action: 'verify', context, id };
}

/** A file with all metadata that the storage emulator passes to rules. */
const report = object({
  name: { string_value: 'reports/2026.pdf' },
  bucket: { string_value: 'bucket' },
  generation: { int_value: 1_700_000_000_123 },
  metageneration: { int_value: 2 },
  size: { int_value: 2048 },
  timeCreated: { timestamp_value: '2024-05-06T07:08:09.123Z' },
  updated: { timestamp_value: '2024-05-07T00:00:00Z' },
  md5Hash: { string_value: 'XUFAKrxLKna5cZ2REBfFkg==' },
  crc32c: { string_value: '3307891513' },
  etag: { string_value: 'abc' },
  contentDisposition: { string_value: 'inline' },
  contentEncoding: { string_value: 'identity' },
  contentType: { string_value: 'application/pdf' },
  metadata: object({ owner: { string_value: 'ada' } }),
});
const reading: Operation = {
  method: 'get',
  path: '/b/bucket/o/reports/2026.pdf',
  before: report,
  auth: signedInAs('ada'),
};
const writing: Operation = { ...reading, method: 'create', before: nothing, after: report };

/**
 * A condition that each operation fulfils, one for every variable of the reference
 * (rules.firebase.storage.Resource and rules.firebase.storage.Request).
 */
export const variableRows: readonly (readonly [condition: string, operation: Operation])[] = [
  ["resource.name == 'reports/2026.pdf'", reading],
  ["resource.bucket == 'bucket'", reading],
  ['resource.generation == 1700000000123 && resource.generation is int', reading],
  ['resource.metageneration == 2', reading],
  ['resource.size == 2 * 1024 && resource.size is int', reading],
  ['resource.timeCreated.toMillis() == 1714979289123', reading],
  ['resource.updated > resource.timeCreated && resource.updated.day() == 7', reading],
  ["resource.md5Hash == 'XUFAKrxLKna5cZ2REBfFkg=='", reading],
  ["resource.crc32c == '3307891513'", reading],
  ["resource.etag == 'abc'", reading],
  ["resource.contentDisposition == 'inline'", reading],
  ["resource.contentEncoding == 'identity'", reading],
  ["resource.contentType.matches('application/.*')", reading],
  ["resource.metadata.owner == request.auth.uid && 'other' in resource.metadata == false", reading],
  ['resource.cacheControl == null && resource.contentLanguage == null', reading],
  ["request.method == 'get' && request.resource == null", reading],
  ["request.method == 'create' && resource == null", writing],
  ["request.method == 'create' && resource.size == 2048", { ...writing, before: report }],
  [
    "request.method == 'update' && resource.size == 2048",
    { ...writing, method: 'update', before: report },
  ],
  ["request.method == 'delete'", { ...reading, method: 'delete' }],
  ["request.resource.metadata.owner == 'ada' && request.resource.cacheControl == null", writing],
  ['request.auth == null', { ...reading, auth: nothing }],
  ["request.auth.token.admin == true && request.auth.uid == 'ada'", reading],
  ["request.path == /b/bucket/o/reports/2026.pdf && request.path[0] == 'b'", reading],
  ['request.time.year() == 2024', reading],
  ['request.params.size() == 0', reading],
  [
    "request.params.delimiter == '/' && request.method == 'list'",
    { method: 'list', path: '/b/bucket/o/reports', delimiter: '/' },
  ],
];

export const picture = '/b/bucket/o/pictures/a.png';
export const png = file(1000, 'image/png');
/**
 * An operation, what rules allow for its path, and whether that permits it. That writing over a
 * stored object is a `create`, with what is stored as `resource`: firebase-tools' conformance test
 * 'should upload replace existing file', its issues 3292 and 10302, and verdicts recorded from a
 * bucket in production (davideast/pyric, stdlib-realstorage-request-resource-fields: verb-create,
 * verb-update, resource-existing).
 */
export const operationRows: readonly (readonly [
  what: string,
  allowed: string,
  operation: Operation,
  permit: boolean,
])[] = [
  ['a new upload', 'create', { method: 'create', path: picture, after: png }, true],
  ['a new upload', 'update', { method: 'create', path: picture, after: png }, false],
  ['an overwrite', 'update', { method: 'create', path: picture, before: png, after: png }, false],
  ['an overwrite', 'create', { method: 'create', path: picture, before: png, after: png }, true],
  [
    'an overwrite',
    'create: if resource == null',
    { method: 'create', path: picture, before: png, after: png },
    false,
  ],
  [
    'a new upload',
    'create: if resource == null',
    { method: 'create', path: picture, after: png },
    true,
  ],
  ['new metadata', 'update', { method: 'update', path: picture, before: png, after: png }, true],
  ['new metadata', 'create', { method: 'update', path: picture, before: png, after: png }, false],
  ['a download', 'get', { method: 'get', path: picture, before: png }, true],
  ['a download', 'write', { method: 'get', path: picture, before: png }, false],
  ['a deletion', 'delete', { method: 'delete', path: picture, before: png }, true],
  ['a deletion', 'create, update', { method: 'delete', path: picture, before: png }, false],
  ['any write', 'create', { method: 'write', path: picture, after: png }, true],
  ['any write', 'read', { method: 'write', path: picture, after: png }, false],
];
