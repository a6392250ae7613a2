#!/usr/bin/env node
/** Command that starts the emulators for the project in the current folder. */
import { FALLBACK_PROJECT, USAGE, UsageError, readArguments } from './launch/arguments.ts';
import { runCommand, type RunningCommand } from './launch/command.ts';
import { launchBackend } from './launch/launch.ts';
import { stopOnSignals } from './launch/processes.ts';
import { readDefaultProject } from './launch/suiteConfig.ts';
import type { Backend } from './launch/types.ts';

const INTERRUPTED = 130;

async function main(): Promise<void> {
  const { options, only, command } = readArguments(process.argv.slice(2));
  if (options.help) {
    process.stdout.write(USAGE);
    return;
  }
  const { config, data, official } = options;
  const project = options.project ?? (await readDefaultProject(config)) ?? FALLBACK_PROJECT;
  const aborted = new AbortController();
  const starting = launchBackend({
    projectId: project,
    configFile: config,
    engines: official ? 'official' : 'local',
    ...(only === undefined ? {} : { only }),
    ...(data === undefined ? {} : { dataDir: data }),
    signal: aborted.signal,
    onStep: (line) => console.log(line),
    onNotice: (line) => console.log(line),
  });
  let running: RunningCommand | undefined;
  stopOnSignals(
    async (signal) => {
      aborted.abort();
      running?.kill(signal);
      await starting.then(
        (backend) => backend.stop(),
        () => undefined,
      );
    },
    command ? INTERRUPTED : 0,
  );
  const backend = await starting.catch((error: unknown) => {
    if (aborted.signal.aborted) return undefined;
    throw error;
  });
  if (!backend || aborted.signal.aborted) return;
  if (command) {
    running = runCommand(command, { ...process.env, ...backend.env });
    await exitWith(running, backend);
    return;
  }
  console.log('Ready. Ctrl-C stops everything.');
  const reason = await backend.failure;
  await backend.stop();
  throw new Error(reason);
}

/**
 * Stops the emulators when the user's command ends, and stops the command when an emulator fails.
 */
async function exitWith(running: RunningCommand, backend: Backend): Promise<void> {
  const failed = backend.failure.then((reason) => {
    running.kill('SIGTERM');
    throw new Error(reason);
  });
  try {
    process.exitCode = await Promise.race([running.exitCode, failed]);
  } finally {
    await backend.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(`\n${USAGE}`);
  process.exit(error instanceof UsageError ? 2 : 1);
});
