/**
 * Patches of firebase-tools, which are loaded before its own code. They replace functions that
 * would lose data, end the suite, slow it down or start a download.
 */
import { disableEmulatorUi } from './emulatorUi.ts';
import { createLoader } from './firebaseTools.ts';
import { superviseFirestoreStart } from './firestoreStart.ts';
import { answerFailedHostingRequests } from './hostingRequests.ts';
import { persistInFolder } from './persistence.ts';
import { bypassProxyForLocalhost } from './proxyBypass.ts';
import {
  forwardAsyncErrors,
  handleStorageRequests,
  keepConnections,
  addMissingMetadata,
  rejectChosenTokens,
  sendStoredDisposition,
} from './requests.ts';
import { watchRulesFiles } from './rulesFiles.ts';
import { superviseRulesRuntime } from './rulesRuntime.ts';
import { compileValidatorsLazily } from './schemaValidation.ts';

try {
  const load = createLoader(process.argv[1] ?? '');
  disableEmulatorUi(load);
  bypassProxyForLocalhost(load);
  compileValidatorsLazily(load);
  keepConnections();
  forwardAsyncErrors(load);
  handleStorageRequests(load);
  answerFailedHostingRequests(load);
  rejectChosenTokens(load);
  addMissingMetadata(load);
  sendStoredDisposition(load);
  watchRulesFiles(load);
  superviseFirestoreStart(load);
  superviseRulesRuntime(load);
  const folder = process.env['SUITE_DATA_DIR'];
  if (folder) persistInFolder(load, folder, process.argv.includes('--import'));
} catch (problem) {
  console.error(`The emulator suite cannot be set up: ${String(problem)}`);
  process.exit(1);
}
// Logs the message, because it may be important (for example, a full disk). firebase-tools would
// only report "an unexpected error".
process.on('uncaughtExceptionMonitor', ({ message }) => {
  console.error(message);
});
