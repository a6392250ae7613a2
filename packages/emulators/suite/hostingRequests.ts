import type { ServerResponse } from 'node:http';
import { callAsync, replaceFunction, type ModuleLoader } from './firebaseTools.ts';
import { getStatus } from './requests.ts';

/** The handlers of the Hosting emulator, in the order in which firebase-tools uses them. */
const HANDLERS = ['redirects', 'headers', 'files', 'rewrites', 'missing'] as const;

/**
 * Responds to a request if a handler of the Hosting emulator throws. superstatic does not await its
 * handlers. So an invalid URL (`//x%2fy`), a malformed escape or a wrong `Host` header would end
 * the whole suite.
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
  // If the response has started, only closing the connection can still report the failure.
  if (response.headersSent) response.destroy();
  else response.writeHead(code, { 'Content-Type': 'text/plain' }).end(`${code}\n`);
}
