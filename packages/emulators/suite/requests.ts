import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { TIMEOUTS_MS } from '../firestore/limits.ts';
import {
  callAsync,
  replaceFunction,
  type ErrorHandler,
  type Handler,
  type ModuleLoader,
  type StoredMetadata,
  type UploadRequest,
} from './firebaseTools.ts';
import { respondWithCoverage } from './storageCoverage.ts';

/**
 * Makes every server keep idle connections open as long as the Firestore emulator does. By default,
 * Node closes an idle connection after 5 seconds, and a request that a client sends at that moment
 * fails.
 */
export function keepConnections(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('server' in message)) return;
    const { server } = message;
    if (server instanceof Server) server.keepAliveTimeout = TIMEOUTS_MS.keepAlive;
  });
}

/**
 * Passes errors of asynchronous handlers to the error handler. Express 4 does not await handlers,
 * so the unhandled rejection would end the whole suite.
 */
export function forwardAsyncErrors(load: ModuleLoader): void {
  const { prototype } = load('express/lib/router/layer.js');
  replaceFunction(
    prototype,
    'handle_request',
    () =>
      function (this: { handle: Handler }, request, response, next) {
        // Express calls a handler with four parameters only for errors.
        if (this.handle.length > 3) {
          next();
          return;
        }
        callAsync(() => this.handle(request, response, next)).catch(next);
      },
  );
}

/**
 * Makes the Storage emulator decode the names of stored files only once, as production does. The
 * emulator decodes names again after Express has decoded them. A second decoding would turn `%20`
 * into a space, and would fail for another `%`. This handler encodes each `%` to cancel the second
 * decoding.
 */
const decodeNamesOnce: Handler = (request, _response, next) => {
  const [path = '', ...search] = (request.url ?? '').split('?');
  if (/^\/v0\/b\/[^/]+\/o\//.test(path)) {
    request.url = [path.replaceAll('%25', '%2525'), ...search].join('?');
  }
  next();
};

/**
 * Adds three handlers to the Storage emulator: `decodeNamesOnce`, the coverage of the rules, and an
 * error handler.
 */
export function handleStorageRequests(load: ModuleLoader): void {
  replaceFunction(
    load('../emulator/storage/server.js'),
    'createApp',
    (createApp) => async (id, emulator) => {
      const app = load('express')();
      app.use(decodeNamesOnce);
      app.use(respondWithCoverage(emulator));
      app.use(await createApp(id, emulator));
      app.use(respondWithError);
      return app;
    },
  );
}

/**
 * Sends a stored `Content-Disposition` unchanged if it contains a file name, as production does.
 * The Storage emulator would always add the name of the object.
 */
export function sendStoredDisposition(load: ModuleLoader): void {
  replaceFunction(
    load('../emulator/storage/apis/shared.js'),
    'sendFileBytes',
    (send) => (file, bytes, request, response) => {
      const { contentDisposition: stored = '' } = file;
      if (stored.includes('filename')) {
        const setHeader = response.setHeader.bind(response);
        response.setHeader = (name, value) =>
          setHeader(name, name === 'Content-Disposition' ? stored : value);
      }
      send(file, bytes, request, response);
    },
  );
}

/**
 * Passes `cacheControl` and `contentLanguage` to the rules, with null if they are not set. The
 * Storage emulator omits both fields.
 */
export function addMissingMetadata(load: ModuleLoader): void {
  const { prototype } = load('../emulator/storage/metadata.js').StoredFileMetadata;
  replaceFunction(
    prototype,
    'asRulesResource',
    (asResource) =>
      function (this: StoredMetadata, changes) {
        const { cacheControl = null, contentLanguage = null } = { ...this, ...changes };
        return { ...asResource.call(this, changes), cacheControl, contentLanguage };
      },
  );
}

const TOKENS_FIELD = 'firebaseStorageDownloadTokens';

/**
 * Rejects uploads that choose their own download token, unless an administrator sends them.
 * Production rejects them before it evaluates the rules: see issue 7340 of firebase/flutterfire.
 * The Storage emulator would accept the token and hide it from the rules.
 */
export function rejectChosenTokens(load: ModuleLoader): void {
  const { prototype } = load('../emulator/storage/upload.js').UploadService;
  for (const name of ['multipartUpload', 'startResumableUpload'] as const) {
    replaceFunction(
      prototype,
      name,
      (begin) =>
        function (this: typeof prototype, request: UploadRequest) {
          const { authorization, metadata } = request;
          const byOwner = /^(Bearer|Firebase) owner$/.test(authorization ?? '');
          if (!byOwner && TOKENS_FIELD in (metadata?.metadata ?? {})) {
            const message = `Not allowed to set custom metadata for ${TOKENS_FIELD}`;
            throw Object.assign(new Error(message), { status: 400 });
          }
          return begin.call(this, request);
        },
    );
  }
}

/** Sends an error response in the format of Google's APIs. */
const respondWithError: ErrorHandler = (problem, _request, response, next) => {
  if (response.headersSent) {
    next(problem);
    return;
  }
  const code = getStatus(problem);
  if (code === 500) console.error(problem);
  sendError(response, code, problem instanceof Error ? problem.message : String(problem));
};

export function getStatus(problem: unknown): number {
  if (problem instanceof URIError || problem instanceof SyntaxError) return 400;
  if (typeof problem !== 'object' || problem === null) return 500;
  if ('code' in problem && problem.code === 'ERR_INVALID_URL') return 400;
  return 'status' in problem && typeof problem.status === 'number' ? problem.status : 500;
}

function sendError(response: ServerResponse, code: number, message: string): void {
  const text = Buffer.from(JSON.stringify({ error: { code, message } }));
  for (const name of response.getHeaderNames()) {
    if (/^(content-|etag|transfer-)/.test(name)) response.removeHeader(name);
  }
  response.writeHead(code, { 'Content-Type': 'application/json', 'Content-Length': text.length });
  response.end(text);
}

/**
 * Returns a handler that calls `persist` before the response is sent. If `persist` fails, the
 * response to a write has status 500, which tells the client that the data is not stored. The
 * response to a read does not change.
 */
export function persistBeforeResponding(persist: () => void): Handler {
  return (request: IncomingMessage, response: ServerResponse, next) => {
    const writeHead = response.writeHead.bind(response);
    const end = response.end.bind(response);
    let persisted = false;
    const canRespond = (): boolean => {
      if (persisted) return true;
      persisted = true;
      try {
        persist();
        return true;
      } catch (problem) {
        const message = `Not stored: ${problem instanceof Error ? problem.message : String(problem)}`;
        console.error(message);
        if (/^(GET|HEAD|OPTIONS)$/.test(request.method ?? '')) return true;
        sendError(response, 500, message);
        const ignoreCall = () => response;
        Object.assign(response, { writeHead: ignoreCall, write: () => true, end: ignoreCall });
        return false;
      }
    };
    // Also delays the status line. If it were sent before the data is stored, a client could take
    // it as success.
    const runWhenPersisted =
      (original: (...parts: never[]) => unknown) =>
      (...parts: unknown[]) => {
        if (canRespond()) Reflect.apply(original, response, parts);
        return response;
      };
    Object.assign(response, { writeHead: runWhenPersisted(writeHead), end: runWhenPersisted(end) });
    next();
  };
}
