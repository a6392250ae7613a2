import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Access } from '../access/access.ts';
import { parsePrincipal } from '../access/principal.ts';
import type { Rulesets } from '../access/rulesets.ts';
import { createArgumentError, createNotFoundError, toApiError } from '../errors.ts';
import { rejectHttp2 } from '../fullSdk/http2.ts';
import { FULL_SDK_ERROR } from '../fullSdk/fullSdkError.ts';
import { isFullSdkPath, createChannelError } from '../fullSdk/webChannel.ts';
import type { RequiredIndexes } from '../indexes/required.ts';
import { TIMEOUTS_MS } from '../limits.ts';
import type { Store } from '../storage/store.ts';
import { handleAdminCall } from './admin.ts';
import { BodyTooLargeError, readBody, readText } from './body.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { findDocumentHandler } from './documents.ts';
import { Transactions } from './transactions.ts';

export interface Services {
  readonly store: Store;
  readonly rulesets: Rulesets;
  readonly indexes: RequiredIndexes;
  readonly log: (line: string) => void;
}

const DOCUMENTS_PATH =
  /^\/v1\/(projects\/[^/]+\/databases\/[^/:]+)\/documents(?:\/(.*?))?(?::(\w+))?$/s;
const ADMIN_PATH = /^\/emulator\/v1\/projects\/([^/:]+)(.*)$/s;

/** Creates the HTTP server. The caller must call `listen`. */
export function createRestServer(services: Services): Server {
  const transactions = new Transactions();
  const server = createServer((request, response) => {
    void respond(request, response, services, transactions, reportFullSdk);
  });
  server.keepAliveTimeout = TIMEOUTS_MS.keepAlive;
  let isReported = false;
  const reportFullSdk = (): void => {
    if (!isReported) services.log(FULL_SDK_ERROR.message);
    isReported = true;
  };
  rejectHttp2(server, reportFullSdk);
  return server;
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
  transactions: Transactions,
  reportFullSdk: () => void,
): Promise<void> {
  // A client may disconnect before the response is complete.
  response.on('error', () => undefined);
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') {
    answerPreflight(request, response);
    return;
  }
  try {
    if (isFullSdkPath(request.url ?? '')) {
      reportFullSdk();
      await rejectFullSdk(request, response);
      return;
    }
    const answer = await handleRequest(request, services, transactions);
    send(response, 200, answer);
  } catch (thrown) {
    if (request.destroyed && !request.complete) return;
    const error = toApiError(thrown);
    if (thrown instanceof BodyTooLargeError) {
      await rejectEarly(request, response, error.httpStatus, error.toJson());
      return;
    }
    if (error.status === 'INTERNAL')
      services.log(thrown instanceof Error ? (thrown.stack ?? '') : '');
    send(response, error.httpStatus, error.toJson());
  }
}

/**
 * Responds to a request of the full SDK with an error.
 * @throws {ApiError} if the response is an HTTP error
 */
async function rejectFullSdk(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path, search] = splitOnce(request.url ?? '', '?');
  const body = await readText(request);
  const text = createChannelError(request.method ?? '', path, new URLSearchParams(search), body);
  if (text === undefined) throw FULL_SDK_ERROR;
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

function send(response: ServerResponse, status: number, answer: unknown): void {
  sendAll(response, status, answer);
  response.end();
}

/** Writes the headers and the whole body, but does not end the response. */
function sendAll(response: ServerResponse, status: number, answer: unknown): void {
  const text = Buffer.from(JSON.stringify(answer));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': text.length,
  });
  response.write(text);
}

/**
 * Sends an error response while the client is still sending its request. The connection stays open
 * for a moment, and the server reads and discards incoming data. Closing a connection with unread
 * data would reset the connection, and the client would not receive the response.
 */
async function rejectEarly(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  json: unknown,
): Promise<void> {
  response.setHeader('Connection', 'close');
  sendAll(response, status, json);
  request.on('error', () => undefined);
  request.resume();
  const sent = new Promise((resolve) => request.once('close', resolve).once('end', resolve));
  await Promise.race([sent, delay(TIMEOUTS_MS.rejectedRequest, undefined, { ref: false })]);
  response.end();
}

async function handleRequest(
  request: IncomingMessage,
  services: Services,
  transactions: Transactions,
): Promise<unknown> {
  const { store, rulesets, indexes, log } = services;
  const method = request.method ?? 'GET';
  const [rawPath, rawSearch] = splitOnce(request.url ?? '/', '?');
  // Splits off the verb before decoding the path, because an id may contain an encoded colon.
  const [, rawDatabase, rawRest = '', verb] = DOCUMENTS_PATH.exec(rawPath) ?? [];
  const body = await readBody(request);
  if (rawDatabase === undefined) return handleOtherRequest(method, rawPath, body, services);

  const database = store.database(decodePath(rawDatabase));
  const plainVerb = method === 'POST' ? verb : undefined;
  const path = decodePath(plainVerb === verb ? rawRest : `${rawRest}:${verb ?? ''}`);
  const handler = findDocumentHandler(method, path, plainVerb);
  const principal = parsePrincipal(request.headers.authorization);
  const time = store.clock.next();
  const rules = rulesets.getRules(database.name.split('/')[1] ?? '');
  return handler({
    store,
    database,
    access: new Access(rules, principal, database, time, log),
    transactions,
    requireIndexes: (query, aggregated) => {
      indexes.check(query, aggregated);
    },
    path,
    search: new URLSearchParams(rawSearch),
    body,
    time,
  });
}

function handleOtherRequest(
  method: string,
  path: string,
  body: Awaited<ReturnType<typeof readBody>>,
  { store, rulesets }: Services,
): unknown {
  const [, project, rest = ''] = ADMIN_PATH.exec(path) ?? [];
  if (project !== undefined) {
    return handleAdminCall(method, {
      store,
      rulesets,
      project: decodePath(project),
      rest: decodePath(rest),
      body,
    });
  }
  if (path === '/' && method === 'GET') return { ok: true };
  throw createNotFoundError(`Nothing is served at ${path}.`);
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw createArgumentError(`The address has a bad escape: ${text.slice(0, 100)}`);
  }
}
