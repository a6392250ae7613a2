import type { Handler, StorageEmulator } from './firebaseTools.ts';

const COVERAGE_PATH = /^\/emulator\/v1\/projects\/[^/:]+:ruleCoverage$/;

/**
 * Returns a handler that responds with the coverage of the Storage rules. The handler
 * has the same path as the coverage of the Firestore emulator. If firebase.json has rules per bucket, the
 * request needs `?bucket=NAME`.
 */
export function respondWithCoverage(emulator: StorageEmulator): Handler {
  return async (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const ruleset =
      COVERAGE_PATH.test(pathname) && request.method === 'GET'
        ? emulator.rulesManager.getRuleset(searchParams.get('bucket') ?? undefined)
        : undefined;
    if (!ruleset) {
      next();
      return;
    }
    const { runtime, rulesetName } = ruleset;
    const { result } = await runtime._sendRequest({ action: 'coverage', context: { rulesetName } });
    const report = result?.coverage ?? { rules: { files: [] } };
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(report));
  };
}
