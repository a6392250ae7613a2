import type { EmulatorName } from './suiteConfig.ts';

/** The Firestore server and rules evaluator: this package's, or Google's, which need Java 21. */
export type Engines = 'local' | 'official';

export interface LaunchOptions {
  /** One that begins with `demo-` never reaches a real project. */
  projectId: string;
  /** A firebase.json; its folder is the project folder. Host and ports are read from it. */
  configFile: string;
  /** The emulators; by default those that firebase.json names. */
  only?: readonly EmulatorName[];
  engines?: Engines;
  /**
   * The folder where data is stored at every change, before the change is acknowledged, and loaded
   * from at the start: documents in `firestore/` (not those of Google's engine), accounts and files
   * in `suite/` in the form of an export. Without it data is in memory only.
   */
  dataDir?: string;
  /** The folder of the engines' logs; by default a temporary one. */
  logDir?: string;
  /** Environment variables of firebase-tools, in addition to those of this process. */
  env?: Record<string, string>;
  /** Aborts a start: `launchBackend` rejects when all its processes have ended. */
  signal?: AbortSignal;
  /** Progress of the start. */
  onStep?: (text: string) => void;
  /** Messages of the running suite: rules were loaded again, why a request was refused. */
  onNotice?: (text: string) => void;
}

export interface Backend {
  /** The process of firebase-tools; all others descend from it. */
  pid: number;
  ports: Record<string, number>;
  /** The environment variables by which Firebase's SDKs for servers find the emulators. */
  env: Record<string, string>;
  /** Writes an export of firebase-tools, the form of `suite/` in `dataDir`. */
  exportTo(folder: string): Promise<void>;
  /** Ends the suite and all its processes. May be called twice. */
  stop(): Promise<void>;
  /** Resolves with the reason if the suite or one of its engines ends before `stop` is called. */
  failure: Promise<string>;
}
