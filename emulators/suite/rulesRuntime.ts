import { once } from 'node:events';
import { replace, type Load, type RulesRuntime, type RuntimeRequest } from './firebaseTools.ts';

const MAX_RESTARTS = 3;
const WITHIN_MS = 60_000;

/** What is known of a runtime whose process may have to be started again. */
interface Watched {
  rulesets: RuntimeRequest[];
  /** Settles when the process that answers now has ended; undefined until there is one. */
  ended: Promise<void>;
  /** Settles when a process is there that knows all rulesets. */
  ready: Promise<unknown>;
  starts: number[];
  stopping: boolean;
}

/**
 * firebase-tools does not look after the process that evaluates Storage rules: when it ends, the
 * requests in hand wait for ever and the next one ends the suite. Here it is started again at once,
 * with its rulesets, and what was being asked is asked again.
 */
export function keepRulesRuntimeRunning(load: Load): void {
  const { prototype } = load('../emulator/storage/rules/runtime.js').StorageRulesRuntime;
  const all = new WeakMap<RulesRuntime, Watched>();
  const of = (runtime: RulesRuntime): Watched => {
    const known = all.get(runtime);
    if (known) return known;
    const watched: Watched = {
      rulesets: [],
      ended: new Promise(() => undefined),
      ready: Promise.resolve(),
      starts: [],
      stopping: false,
    };
    all.set(runtime, watched);
    return watched;
  };

  replace(
    prototype,
    '_sendRequest',
    (send) =>
      function (this: RulesRuntime, request, id) {
        if (request.action === 'load_ruleset') of(this).rulesets.push(request);
        return send.call(this, request, id);
      },
  );
  replace(
    prototype,
    'stop',
    (stop) =>
      function (this: RulesRuntime) {
        of(this).stopping = true;
        return stop.call(this);
      },
  );
  replace(
    prototype,
    'start',
    (start) =>
      async function (this: RulesRuntime, download) {
        const watched = of(this);
        watched.starts.push(Date.now());
        await start.call(this, download);
        const child = this._childprocess;
        if (!child) throw new Error('The rules runtime of Storage ended while starting.');
        // A write to a process that has just ended: `exit` says the same.
        child.stdin.on('error', () => undefined);
        watched.ended = once(child, 'exit').then(([code, signal]) => {
          if (watched.stopping) return;
          console.warn(
            `storage: the rules runtime (pid ${String(child.pid)}) has exited with ${String(signal ?? code)}; starting it again`,
          );
          watched.ready = restart(this, watched);
          watched.ready.catch(giveUp);
        });
      },
  );
  replace(
    prototype,
    'verifyWithRuleset',
    (verify) =>
      async function (this: RulesRuntime, ...question) {
        const watched = of(this);
        for (;;) {
          await watched.ready;
          const ended = watched.ended.then(() => ENDED);
          const answer = await Promise.race([verify.apply(this, question), ended]);
          if (answer !== ENDED) return answer;
        }
      },
  );
}

const ENDED = Symbol('ended');

/** Rulesets are told under their own names again; an answer with errors is as it was. */
async function restart(runtime: RulesRuntime, watched: Watched): Promise<void> {
  const since = Date.now() - WITHIN_MS;
  watched.starts = watched.starts.filter((at) => at > since);
  if (watched.starts.length > MAX_RESTARTS) {
    throw new Error(`it ended ${watched.starts.length} times within a minute`);
  }
  await runtime.start(false);
  const rulesets = watched.rulesets.splice(0);
  for (const ruleset of rulesets) await runtime._sendRequest(ruleset);
}

function giveUp(problem: unknown): void {
  console.error(`storage: the rules runtime cannot be kept running: ${String(problem)}`);
  process.kill(process.pid, 'SIGINT');
}
