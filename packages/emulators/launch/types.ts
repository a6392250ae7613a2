import type { EmulatorName } from './suiteConfig.ts';

/**
 * The engines: this package's Firestore server and rules evaluator (`local`), or Google's
 * (`official`), which need Java 21.
 */
export type EngineSource = 'local' | 'official';

export interface LaunchOptions {
  /** Project id. With the prefix `demo-`, no request reaches a real project. */
  projectId: string;
  /**
   * The path of firebase.json. Host and ports are read from it, and its folder is the project
   * folder.
   */
  configFile: string;
  /** The emulators to start. Default: those listed in firebase.json. */
  only?: readonly EmulatorName[];
  engines?: EngineSource;
  /**
   * The folder for data, which is loaded at the start. Every change is stored before it is
   * acknowledged. Documents are in `firestore/` (not for Google's engine), accounts and files are
   * in `suite/` in the format of an export. Without a folder, data is in memory only.
   */
  dataDir?: string;
  /** The folder for the engines' logs. Default: a temporary folder. */
  logDir?: string;
  /** Additional environment variables for firebase-tools. */
  env?: Record<string, string>;
  /** Aborts the start. `launchBackend` then rejects after all its processes have ended. */
  signal?: AbortSignal;
  onStep?: (text: string) => void;
  /**
   * Called with messages of the running suite, such as reloaded rules or the reason for a denied
   * request.
   */
  onNotice?: (text: string) => void;
}

export interface Backend {
  /** The process id of firebase-tools, the ancestor of all other processes. */
  pid: number;
  ports: Record<string, number>;
  /** Environment variables that tell Firebase's server SDKs the addresses of the emulators. */
  env: Record<string, string>;
  /** Writes an export of firebase-tools, in the format of `suite/` in `dataDir`. */
  exportTo(folder: string): Promise<void>;
  /** Stops the suite and all its processes. May be called twice. */
  stop(): Promise<void>;
  /** Resolves with the reason if the suite or an engine ends before `stop` is called. */
  failure: Promise<string>;
}
