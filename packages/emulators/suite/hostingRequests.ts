import type { ServerResponse } from 'node:http';
import { callAsync, replaceFunction, type ModuleLoader } from './firebaseTools.ts';
import { getStatus } from './requests.ts';

/** Handlers of the Hosting emulator, in the order in which firebase-tools calls them. */
const HANDLERS = ['redirects', 'headers', 'files', 'rewrites', 'missing'] as const;

/**
 * Sends an error response if a handler of the Hosting emulator throws. superstatic does not await
 * its handlers, so an invalid URL (`//x%2fy`), a malformed escape or a wrong `Host` header would
 * end the whole suite.
 */
export function answerFailedHostingRequests(load: ModuleLoader): void {
  const handlers = load('superstatic/lib/middleware/index.js');
  for (const name of HANDLERS) {
    replaceFunction(handlers, name, (create) => (...settings) => {
      const handle = create(...settings);
      return (request, response, next) =>
        callAsync(() => handle(request, response, next)).catch((problem: unknown) =>
          respondWithFailure(problem, response),
        );
    });
  }
}

function respondWithFailure(problem: unknown, response: ServerResponse): void {
  const code = getStatus(problem);
  if (code === 500) console.error(problem);
  // The status can no longer be sent. Closing the connection is the only way to report the error.
  if (response.headersSent) response.destroy();
  else response.writeHead(code, { 'Content-Type': 'text/plain' }).end(`${code}\n`);
}
