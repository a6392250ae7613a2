import { createInterface } from 'node:readline';
import { FULL_SDK_NOT_SERVED } from '../shared/fullSdk.ts';
import { DATA_NOT_KEPT, parseUnreadableLine } from '../shared/unreadableData.ts';
import { waitForStart } from './engineProcess.ts';
import { replaceFunction, type ModuleLoader } from './firebaseTools.ts';

/**
 * Stops the suite with the reason if the Firestore emulator exits while it is starting.
 * firebase-tools itself would wait a minute for the port, and would write the reason only to a log
 * file.
 */
export function superviseFirestoreStart(load: ModuleLoader): void {
  const engines = load('../emulator/downloadableEmulators.js');
  const { FirebaseError } = load('../error.js');
  const { waitForPortUsed } = load('../emulator/portUtils.js');
  const { connectableHostname } = load('../utils.js');
  replaceFunction(engines, 'start', (start) => async (name, args, env) => {
    await start(name, args, env);
    const child = engines.get(name).instance;
    if (name !== 'firestore' || !child) return;
    // The exit handlers of firebase-tools would end the suite before the reason for the exit is
    // known. They are removed here and added again after the start.
    const exitHandlers = child.listeners('exit');
    child.removeAllListeners('exit');
    if (child.stdout) {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const isNotice = line === FULL_SDK_NOT_SERVED || line.startsWith(DATA_NOT_KEPT);
        if (isNotice) console.warn(`firestore: ${line}`);
        if (parseUnreadableLine(line)) console.error(line);
      });
    }
    const listening = waitForPortUsed(args.port, connectableHostname(args.host));
    const createError = (message: string) => new FirebaseError(message, { exit: 1 });
    await waitForStart(child, listening, 'The Firestore emulator', createError);
    for (const handler of exitHandlers) {
      child.once('exit', (...how) => {
        Reflect.apply(handler, child, how);
      });
    }
  });
}
