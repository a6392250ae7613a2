import { once } from 'node:events';
import { waitForStart } from './engineProcess.ts';
import {
  replaceFunction,
  type ModuleLoader,
  type RulesRuntime,
  type RuntimeRequest,
} from './firebaseTools.ts';
import { MAX_RESTARTS, RESTART_WINDOW_MS } from './limits.ts';

interface SupervisedRuntime {
  rulesets: RuntimeRequest[];
  ended: Promise<void>;
  /** Resolves when a started process has loaded all rulesets. */
  ready: Promise<unknown>;
  starts: number[];
  stopping: boolean;
}

/**
 * Supervises the process that evaluates Storage rules. If the process ends, the process is
 * restarted, its rulesets are loaded again and pending requests are sent again. If the process ends
 * during its start, the emulators stop with the reason. Without this supervision, pending requests
 * would never get a response, and the next request would end the emulators.
 */
export function superviseRulesRuntime(load: ModuleLoader): void {
  const { prototype } = load('../emulator/storage/rules/runtime.js').StorageRulesRuntime;
  const { FirebaseError } = load('../error.js');
  const createError = (message: string) => new FirebaseError(message, { exit: 1 });
  const supervised = new WeakMap<RulesRuntime, SupervisedRuntime>();
  const getState = (runtime: RulesRuntime): SupervisedRuntime => {
    const state = supervised.get(runtime);
    if (state) return state;
    const newState: SupervisedRuntime = {
      rulesets: [],
      ended: new Promise(() => undefined),
      ready: Promise.resolve(),
      starts: [],
      stopping: false,
    };
    supervised.set(runtime, newState);
    return newState;
  };

  replaceFunction(
    prototype,
    '_sendRequest',
    (send) =>
      function (this: RulesRuntime, request, id) {
        if (request.action === 'load_ruleset') getState(this).rulesets.push(request);
        return send.call(this, request, id);
      },
  );
  replaceFunction(
    prototype,
    'stop',
    (stop) =>
      function (this: RulesRuntime) {
        getState(this).stopping = true;
        return stop.call(this);
      },
  );
  replaceFunction(
    prototype,
    'start',
    (start) =>
      async function (this: RulesRuntime, download) {
        const state = getState(this);
        state.starts.push(Date.now());
        const starting = start.call(this, download);
        // There is no process yet if firebase-tools has to download the program first.
        if (this._childprocess) {
          await waitForStart(
            this._childprocess,
            starting,
            'The Storage rules runtime',
            createError,
          );
        } else {
          await starting;
        }
        const child = this._childprocess;
        if (!child) throw createError('The Storage rules runtime ended while it was starting.');
        // Ignores write errors if the process has just ended, because the `exit` event reports the
        // end too.
        child.stdin.on('error', () => undefined);
        state.ended = once(child, 'exit').then(([code, signal]) => {
          if (state.stopping) return;
          console.warn(
            `storage: the rules runtime (pid ${String(child.pid)}) has exited with ${String(signal ?? code)}; restarting it`,
          );
          state.ready = restart(this, state);
          state.ready.catch(giveUp);
        });
      },
  );
  replaceFunction(
    prototype,
    'verifyWithRuleset',
    (verify) =>
      async function (this: RulesRuntime, ...question) {
        const state = getState(this);
        for (;;) {
          await state.ready;
          const ended = state.ended.then(() => PROCESS_ENDED);
          const answer = await Promise.race([verify.apply(this, question), ended]);
          if (answer !== PROCESS_ENDED) return answer;
        }
      },
  );
}

const PROCESS_ENDED = Symbol('ended');

/** Loads all rulesets again under their previous names, including rulesets with errors. */
async function restart(runtime: RulesRuntime, state: SupervisedRuntime): Promise<void> {
  const since = Date.now() - RESTART_WINDOW_MS;
  state.starts = state.starts.filter((at) => at > since);
  if (state.starts.length > MAX_RESTARTS) {
    throw new Error(`it ended ${state.starts.length} times within a minute`);
  }
  await runtime.start(false);
  const rulesets = state.rulesets.splice(0);
  for (const ruleset of rulesets) await runtime._sendRequest(ruleset);
}

function giveUp(problem: unknown): void {
  console.error(`storage: the rules runtime cannot be restarted: ${String(problem)}`);
  process.kill(process.pid, 'SIGINT');
}
