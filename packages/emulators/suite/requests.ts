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
 * Keeps idle connections of every server as long as the Firestore emulator does. Node closes an
 * idle connection after 5 seconds. A request that a busy client sends at that moment fails.
 */
export function keepConnections(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('server' in message)) return;
    const { server } = message;
    if (server instanceof Server) server.keepAliveTimeout = TIMEOUTS_MS.keepAlive;
  });
}

/**
 * Passes a rejected promise of an asynchronous handler to the error handler. Express 4 does not
 * await handlers, so the unhandled rejection would end the whole suite.
 */
export function forwardAsyncErrors(load: ModuleLoader): void {
  const { prototype } = load('express/lib/router/layer.js');
  replaceFunction(
    prototype,
    'handle_request',
    () =>
      function (this: { handle: Handler }, request, response, next) {
        // A handler with four parameters is an error handler.
        if (this.handle.length > 3) {
          next();
          return;
        }
        callAsync(() => this.handle(request, response, next)).catch(next);
      },
  );
}

/**
 * Decodes the names of stored files only once, as production does. The emulator decodes them a
 * second time after Express, so a `%` in a name would be an error, and `%20` would become a space.
 * This handler encodes each `%` again, which cancels the second decoding.
 */
const decodeNamesOnce: Handler = (request, _response, next) => {
  const [path = '', ...search] = (request.url ?? '').split('?');
  if (/^\/v0\/b\/[^/]+\/o\//.test(path)) {
    request.url = [path.replaceAll('%25', '%2525'), ...search].join('?');
  }
  next();
};

/**
 * Adds `decodeNamesOnce`, the coverage of the rules and an error handler to the Storage emulator.
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
 * The emulator always adds the object's name.
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
 * Passes `cacheControl` and `contentLanguage` to the rules, or null if they are not set. The
 * emulator omits both.
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
 * Rejects uploads that choose their own download token. Production rejects them before it evaluates
 * the rules (its message is in issue 7340 of firebase/flutterfire). The emulator accepts the token
 * and hides it from the rules. Administrators may choose a token.
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

/** Responds with an error in the format of Google's APIs. */
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
 * Calls `persist` before the response is sent. If `persist` fails, a write gets a 500, so that the
 * client knows that the data is not stored. Reads get their normal response.
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
    // Delays even the status line, because it can tell a client that the request succeeded.
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
