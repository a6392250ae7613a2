import type { IncomingMessage, ServerResponse } from 'node:http';
import { attempt, replace, type ErrorHandler, type Handler, type Load } from './firebaseTools.ts';

/**
 * What fails in an asynchronous handler goes to the application's error handler, as what fails in
 * an ordinary one does. Express 4 does not wait for handlers, so it would end the whole suite.
 */
export function catchAsyncFailures(load: Load): void {
  const { prototype } = load('express/lib/router/layer.js');
  replace(
    prototype,
    'handle_request',
    () =>
      function (this: { handle: Handler }, request, response, next) {
        // With four parameters it is an error handler.
        if (this.handle.length > 3) {
          next();
          return;
        }
        attempt(() => this.handle(request, response, next)).catch(next);
      },
  );
}

/**
 * Names of stored files are decoded once, as in production. The emulator decodes what Express has
 * decoded already, so a `%` in a name was an error, and `%20` another file. A `%` that is part of
 * the name is escaped once more, which is just undone.
 */
export const decodeNamesOnce: Handler = (request, _response, next) => {
  const [path = '', ...search] = (request.url ?? '').split('?');
  if (/^\/v0\/b\/[^/]+\/o\//.test(path)) {
    request.url = [path.replaceAll('%25', '%2525'), ...search].join('?');
  }
  next();
};

/** Both around the Storage emulator: names decoded once, failures answered. */
export function answerStorageFailures(load: Load): void {
  replace(
    load('../emulator/storage/server.js'),
    'createApp',
    (createApp) => async (id, emulator) => {
      const app = load('express')();
      app.use(decodeNamesOnce);
      app.use(await createApp(id, emulator));
      app.use(answerFailures);
      return app;
    },
  );
}

/** Answers what went wrong, in the form of the service's own errors. */
export const answerFailures: ErrorHandler = (problem, _request, response, next) => {
  if (response.headersSent) {
    next(problem);
    return;
  }
  const code = statusOf(problem);
  if (code === 500) console.error(problem);
  sendError(response, code, problem instanceof Error ? problem.message : String(problem));
};

function statusOf(problem: unknown): number {
  if (problem instanceof URIError || problem instanceof SyntaxError) return 400;
  if (typeof problem !== 'object' || problem === null || !('status' in problem)) return 500;
  return typeof problem.status === 'number' ? problem.status : 500;
}

export function sendError(response: ServerResponse, code: number, message: string): void {
  const text = Buffer.from(JSON.stringify({ error: { code, message } }));
  for (const name of response.getHeaderNames()) {
    if (/^(content-|etag|transfer-)/.test(name)) response.removeHeader(name);
  }
  response.writeHead(code, { 'Content-Type': 'application/json', 'Content-Length': text.length });
  response.end(text);
}

/**
 * Keeps before it answers: where that fails, the answer says so, so that no client takes a change
 * for kept that is not. What only reads is answered all the same.
 */
export function keepBeforeAnswering(keep: () => void): Handler {
  return (request: IncomingMessage, response: ServerResponse, next) => {
    const writeHead = response.writeHead.bind(response);
    const end = response.end.bind(response);
    let done = false;
    /** Whether the answer may go out. */
    const mayAnswer = (): boolean => {
      if (done) return true;
      done = true;
      try {
        keep();
        return true;
      } catch (problem) {
        const message = `Not kept: ${problem instanceof Error ? problem.message : String(problem)}`;
        console.error(message);
        if (/^(GET|HEAD|OPTIONS)$/.test(request.method ?? '')) return true;
        sendError(response, 500, message);
        const nothing = () => response;
        Object.assign(response, { writeHead: nothing, write: () => true, end: nothing });
        return false;
      }
    };
    // The head alone tells a client that it is done.
    const answering =
      (original: (...parts: never[]) => unknown) =>
      (...parts: unknown[]) => {
        if (mayAnswer()) Reflect.apply(original, response, parts);
        return response;
      };
    Object.assign(response, { writeHead: answering(writeHead), end: answering(end) });
    next();
  };
}
