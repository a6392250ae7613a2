/** Starts the Firebase Emulator Suite without Java: see README.md. */
export { launchBackend } from './launch/launch.ts';
export type { Backend, EngineSource as Engines, LaunchOptions } from './launch/types.ts';
export type { EmulatorName } from './launch/suiteConfig.ts';
export { DataUnreadable } from './launch/output.ts';
export type { DataPart } from './shared/unreadableData.ts';
export { createNoProxyEnv as noProxyEnv } from './launch/noProxy.ts';
export { PortsTaken, assertPortsFree } from './launch/ports.ts';
export { isRunning, stopOnSignals, stopProcessTree } from './launch/processes.ts';
