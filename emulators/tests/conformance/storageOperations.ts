import type { Json, JsonObject } from '../../storage/json.ts';
import table from './storageOperations.json' with { type: 'json' };

/** Operations and conditions of the conformance tests. */

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
export const signedInAs = (uid: string): JsonObject =>
  object({
    uid: { string_value: uid },
    token: object({ admin: { bool_value: true }, roles: { list_value: { values: [] } } }),
  });

/** Returns the line that loads a ruleset with these statements for the files of every bucket. */
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

const reading: Operation = {
  method: 'get',
  path: '/b/bucket/o/reports/2026.pdf',
  before: table.report,
  auth: signedInAs('ada'),
};
const writing: Operation = { ...reading, method: 'create', before: nothing, after: table.report };
const listing: Operation = { method: 'list', path: '/b/bucket/o/reports', delimiter: '/' };

const fulfilled = (conditions: readonly string[], operation: Operation) =>
  conditions.map((condition) => [condition, operation] as const);
export const { creating } = table;
const { variables } = table;
export const variableRows = [
  ...fulfilled(variables.get, reading),
  ...fulfilled(variables.create, writing),
  ...fulfilled(variables['create over it'], { ...writing, before: table.report }),
  ...fulfilled(variables.update, { ...writing, method: 'update', before: table.report }),
  ...fulfilled(variables.delete, { ...reading, method: 'delete' }),
  ...fulfilled(variables['get by nobody'], { ...reading, auth: nothing }),
  ...fulfilled(variables.list, listing),
];

export const picture = '/b/bucket/o/pictures/a.png';
export const png = object({
  size: { int_value: 1000 },
  contentType: { string_value: 'image/png' },
});

const operations: readonly (readonly [keyof typeof table.operations, Omit<Operation, 'path'>])[] = [
  ['a new upload', { method: 'create', after: png }],
  ['an overwrite', { method: 'create', before: png, after: png }],
  ['new metadata', { method: 'update', before: png, after: png }],
  ['a download', { method: 'get', before: png }],
  ['a deletion', { method: 'delete', before: png }],
  ['any write', { method: 'write', after: png }],
];
/** An operation, what rules allow for its path, and whether that permits it. */
export const operationRows = operations.flatMap(([what, operation]) =>
  Object.entries<boolean>(table.operations[what]).map(
    ([allowed, permit]) => [what, allowed, { ...operation, path: picture }, permit] as const,
  ),
);

/** What was recorded of uploads and of new metadata, where less is said of the file than above. */
const unsaid = object({ ...table.report.map_value.fields, metadata: object({}) });
const { recorded } = table;
export const recordedRows = [
  ...recorded.create.map((row) => ({ ...row, operation: { ...writing, after: unsaid } })),
  ...recorded['create over it'].map((row) => ({
    ...row,
    operation: { ...writing, before: table.report, after: unsaid },
  })),
  ...recorded.update.map((row) => ({
    ...row,
    operation: { ...writing, method: 'update', before: table.report },
  })),
];
