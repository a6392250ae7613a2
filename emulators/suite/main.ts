/**
 * Loaded into firebase-tools before its own code: changes what of it ends, hangs or slows a local
 * backend where production would not. Each part says what it changes and why.
 */
import { trustOwnDescription } from './authValidators.ts';
import { keepInFolder } from './persistence.ts';
import { loaderFor } from './firebaseTools.ts';
import { callThisMachineDirectly } from './proxy.ts';
import { answerStorageFailures, catchAsyncFailures } from './requests.ts';
import { watchRulesFiles } from './rulesFiles.ts';
import { keepRulesRuntimeRunning } from './rulesRuntime.ts';

try {
  const load = loaderFor(process.argv[1] ?? '');
  callThisMachineDirectly(load);
  trustOwnDescription(load);
  catchAsyncFailures(load);
  answerStorageFailures(load);
  watchRulesFiles(load);
  keepRulesRuntimeRunning(load);
  const folder = process.env['SUITE_DATA_DIR'];
  if (folder) keepInFolder(load, folder, process.argv.includes('--import'));
} catch (problem) {
  console.error(`The suite cannot be set up: ${String(problem)}`);
  process.exit(1);
}
