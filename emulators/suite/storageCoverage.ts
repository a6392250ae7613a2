import { coveragePage } from '../rules/index.ts';
import type { Handler, StorageEmulator } from './firebaseTools.ts';

const ADDRESS = /^\/emulator\/v1\/projects\/[^/:]+:ruleCoverage(\.html)?$/;

/**
 * Answers with the coverage of the Storage rules where Firestore has that of its own; with
 * `?bucket=NAME` where firebase.json has rules for each bucket.
 */
export function respondWithCoverage(emulator: StorageEmulator): Handler {
  return async (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [found, page] = ADDRESS.exec(pathname) ?? [];
    const ruleset =
      found !== undefined && request.method === 'GET'
        ? emulator.rulesManager.getRuleset(searchParams.get('bucket') ?? undefined)
        : undefined;
    if (!ruleset) {
      next();
      return;
    }
    const { runtime, rulesetName } = ruleset;
    const { result } = await runtime._sendRequest({ action: 'coverage', context: { rulesetName } });
    const report = result?.coverage ?? { rules: { files: [] } };
    const type = page ? 'text/html' : 'application/json';
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` });
    response.end(page ? coveragePage(report) : JSON.stringify(report));
  };
}
