import { createInterface } from 'node:readline';
import { FULL_SDK_NOT_SERVED } from '../shared/fullSdk.ts';
import { DATA_NOT_KEPT, parseUnreadableLine } from '../shared/unreadableData.ts';
import { startedOrThrow } from './engineProcess.ts';
import { replace, type Load } from './firebaseTools.ts';

/**
 * Ends the suite with the reason where the Firestore server ends while it is starting: firebase-tools
 * waits a minute for its port, and the reason is in a log file only.
 */
export function superviseFirestoreStart(load: Load): void {
  const engines = load('../emulator/downloadableEmulators.js');
  const { FirebaseError } = load('../error.js');
  const { waitForPortUsed } = load('../emulator/portUtils.js');
  const { connectableHostname } = load('../utils.js');
  replace(engines, 'start', (start) => async (name, args, env) => {
    await start(name, args, env);
    const child = engines.get(name).instance;
    if (name !== 'firestore' || !child) return;
    // Those of firebase-tools end the process before the reason is known.
    const exitHandlers = child.listeners('exit');
    child.removeAllListeners('exit');
    if (child.stdout) {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const isNews = line === FULL_SDK_NOT_SERVED || line.startsWith(DATA_NOT_KEPT);
        if (isNews) console.warn(`firestore: ${line}`);
        if (parseUnreadableLine(line)) console.error(line);
      });
    }
    const listening = waitForPortUsed(args.port, connectableHostname(args.host));
    const fail = (message: string) => new FirebaseError(message, { exit: 1 });
    await startedOrThrow(child, listening, 'The Firestore emulator', fail);
    for (const handler of exitHandlers) {
      child.once('exit', (...how) => {
        Reflect.apply(handler, child, how);
      });
    }
  });
}
