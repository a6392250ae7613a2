import type { EmulatorName } from './suiteConfig.ts';

/**
 * The programs that run Firestore and evaluate rules. `local` means the programs of this package.
 * `official` means Google's programs, which need Java 21.
 */
export type EngineSource = 'local' | 'official';

export interface LaunchOptions {
  /** Project id. If the id starts with `demo-`, no request reaches a real project. */
  projectId: string;
  /** Path of firebase.json, which has the host and the ports. Its folder is the project folder. */
  configFile: string;
  /** Emulators to start. Default: the emulators that firebase.json lists. */
  only?: readonly EmulatorName[];
  engines?: EngineSource;
  /**
   * Folder for data. The emulators load the data at the start, and store every change before they
   * acknowledge it. Documents are in `firestore/`, unless Google's engine runs. Accounts and files
   * are in `suite/`, in the format of a firebase-tools export. If there is no folder, data is in
   * memory only.
   */
  dataDir?: string;
  /** Folder for the logs of the engines. Default: a temporary folder. */
  logDir?: string;
  /** Additional environment variables for firebase-tools. */
  env?: Record<string, string>;
  /** Aborts the start. `launchBackend` then rejects after all its processes have exited. */
  signal?: AbortSignal;
  onStep?: (text: string) => void;
  /**
   * Called with messages of the running suite, such as reloaded rules or the reason why a request
   * was denied.
   */
  onNotice?: (text: string) => void;
}

export interface Backend {
  /** Process id of firebase-tools, which starts all other processes. */
  pid: number;
  ports: Record<string, number>;
  /**
   * Environment variables from which Firebase's server SDKs read the addresses of the emulators.
   */
  env: Record<string, string>;
  /** Writes an export of firebase-tools, in the format of `suite/` in `dataDir`. */
  exportTo(folder: string): Promise<void>;
  /** Stops the suite and all its processes. Calling it twice has no further effect. */
  stop(): Promise<void>;
  /** Resolves with the reason if the suite or an engine ends before `stop` is called. */
  failure: Promise<string>;
}
