import { afterAll } from 'vitest';
import { isObject, type JsonObject } from '../../firestore/json.ts';
import { startFirestore, type FirestoreOptions } from '../../firestore/start.ts';

export const PROJECT = 'demo-test';
export const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
export const OWNER = { authorization: 'Bearer owner' };

interface TestResponse {
  readonly status: number;
  readonly json: unknown;
  /** The status in an error response, for example 'NOT_FOUND', otherwise ''. */
  readonly error: string;
  readonly message: string;
  readonly headers: Headers;
}

/** Starts a server with a client for its REST API. */
export async function startTestServer(options: Partial<FirestoreOptions> = {}) {
  const lines: string[] = [];
  const server = await startFirestore({ port: 0, log: (line) => lines.push(line), ...options });
  const origin = `http://127.0.0.1:${server.port}`;

  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = OWNER,
  ): Promise<TestResponse> {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers,
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const json: unknown = text === '' ? undefined : JSON.parse(text);
    const error = isObject(json) && isObject(json.error) ? json.error : {};
    return {
      status: response.status,
      json,
      error: typeof error.status === 'string' ? error.status : '',
      message: typeof error.message === 'string' ? error.message : '',
      headers: response.headers,
    };
  }

  const call = (
    verb: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<TestResponse> => send('POST', `/v1/${ROOT}${verb}`, body, headers);

  return {
    port: server.port,
    origin,
    lines,
    send,
    call,
    commit: (writes: unknown, headers?: Record<string, string>) =>
      call(':commit', { writes }, headers),
    clear: () => send('DELETE', `/emulator/v1/${ROOT}`),
    /** Loads rules with the request that firebase-tools sends after a change of the rules file. */
    loadRules: (content: string, { project = PROJECT, ignore_errors = true } = {}) =>
      send('PUT', `/emulator/v1/projects/${project}:securityRules`, {
        ignore_errors,
        rules: { files: [{ name: 'firestore.rules', content }] },
      }),
    /** Stores documents. The keys are the paths, and the values are the fields. */
    put: async (documents: Readonly<Record<string, JsonObject>>) => {
      const writes = Object.entries(documents).map(([path, fields]) => update(path, fields));
      const answer = await call(':commit', { writes });
      if (answer.status !== 200) throw new Error(answer.message);
    },
    /** Resolves with the fields of a document, or with undefined if the document does not exist. */
    fields: async (path: string): Promise<unknown> => {
      const { json, status } = await send('GET', `/v1/${ROOT}/${path}`);
      return status === 200 && isObject(json) ? (json.fields ?? {}) : undefined;
    },
    /** Resolves with the ids of the documents that a query returns, or with the error. */
    find: async (structuredQuery: unknown, parent = ''): Promise<string[] | string> => {
      const answer = await call(`${parent}:runQuery`, { structuredQuery });
      return answer.status === 200 ? listIds(answer.json) : `${answer.error}: ${answer.message}`;
    },
    close: () => server.close(),
  };
}

export async function startSharedServer(
  options: Partial<FirestoreOptions> = {},
): Promise<TestServer> {
  const server = await startTestServer(options);
  afterAll(() => server.close());
  return server;
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

export const update = (path: string, fields: JsonObject, rest: JsonObject = {}): JsonObject => ({
  update: { name: `${ROOT}/${path}`, fields },
  ...rest,
});

function listIds(json: unknown): string[] {
  return (Array.isArray(json) ? (json as unknown[]) : []).flatMap((item) => {
    const document = isObject(item) && isObject(item.document) ? item.document : {};
    return typeof document.name === 'string' ? [document.name.split('/').at(-1) ?? ''] : [];
  });
}

/** Returns a write that transforms a field of the document c/a. */
export const transform = (fieldPath: string, rest: JsonObject): JsonObject => ({
  ...update('c/a', {}, { updateMask: { fieldPaths: [] } }),
  updateTransforms: [{ fieldPath, ...rest }],
});

export const int = (number: number | string): JsonObject => ({ integerValue: String(number) });
export const text = (stringValue: string): JsonObject => ({ stringValue });
export const list = (...values: JsonObject[]): JsonObject => ({ arrayValue: { values } });
export const dict = (fields: JsonObject): JsonObject => ({ mapValue: { fields } });
export const field = (fieldPath: string, op: string, value?: JsonObject): JsonObject =>
  value
    ? { fieldFilter: { field: { fieldPath }, op, value } }
    : { unaryFilter: { field: { fieldPath }, op } };
export const toOrder = (fieldPath: string, direction = 'ASCENDING'): JsonObject => ({
  field: { fieldPath },
  direction,
});

/** Returns an Authorization header with an unsigned ID token. */
export function createAuthHeader(uid: string, claims: JsonObject = {}): Record<string, string> {
  const encodePart = (json: JsonObject): string =>
    Buffer.from(JSON.stringify(json)).toString('base64url');
  return {
    authorization: `Bearer ${encodePart({ alg: 'none' })}.${encodePart({ sub: uid, ...claims })}.`,
  };
}
