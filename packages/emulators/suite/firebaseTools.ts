/**
 * Types of the firebase-tools modules that this package patches. Modules are loaded from the copy
 * of firebase-tools that is running, never from a second copy.
 */
import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { ChildProcess, ChildProcessWithoutNullStreams } from 'node:child_process';
import type { CoverageReport } from '../rules/index.ts';

export type NextFunction = (problem?: unknown) => void;
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: NextFunction,
) => unknown;
export type ErrorHandler = (
  problem: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  next: NextFunction,
) => void;
interface App {
  (request: IncomingMessage, response: ServerResponse): void;
  use: (handler: Handler | ErrorHandler | App) => void;
}

export interface Dispatcher {
  dispatch: (options: { origin?: string | URL }, handler: unknown) => boolean;
}

export interface FileMetadata {
  bucket: string;
  name: string;
  generation: number;
  metageneration: number;
}
export interface Persistence {
  dirPath: string;
  _diskPathMap: Map<string, string>;
  getDiskFileName: (name: string) => string | undefined;
  getDiskPath: (name: string) => string;
  copyFromExternalPath: (source: string, name: string) => void;
}
export interface StorageEmulator {
  _files: Map<string, { metadata: FileMetadata }>;
  _buckets: Map<string, unknown>;
  _persistence: Persistence;
  rulesManager: RulesManager;
}
interface RulesManager {
  /**
   * Returns the rules of a bucket. If firebase.json has only one set of rules, returns these rules
   * for every bucket.
   */
  getRuleset: (bucket?: string) => { runtime: RulesRuntime; rulesetName: string } | undefined;
}
/** Data about an upload that has started: the sender, and the metadata of the object. */
export interface UploadRequest {
  authorization?: string | undefined;
  metadata?: { metadata?: Readonly<Record<string, unknown>> | undefined } | undefined;
}
interface UploadService {
  multipartUpload: (request: UploadRequest) => unknown;
  startResumableUpload: (request: UploadRequest) => unknown;
}
type SendFileBytes = (
  file: { contentDisposition?: string | undefined },
  bytes: unknown,
  request: IncomingMessage,
  response: ServerResponse,
) => void;
export interface StoredMetadata {
  cacheControl?: string | undefined;
  contentLanguage?: string | undefined;
  asRulesResource: (changes?: Partial<StoredMetadata>) => Record<string, unknown>;
}
export interface StorageLayer {
  import: (...options: unknown[]) => void;
}
export interface RulesRuntime {
  _childprocess?: ChildProcessWithoutNullStreams | undefined;
  _sendRequest: (request: RuntimeRequest, id?: number) => Promise<RuntimeResponse>;
  start: (download?: boolean) => Promise<unknown>;
  stop: () => Promise<void>;
  verifyWithRuleset: (...question: unknown[]) => Promise<unknown>;
}
export interface RuntimeRequest {
  action?: string;
  context?: { rulesetName?: string };
}

interface RuntimeResponse {
  /** Coverage report. Only this package's runtime returns one. */
  result?: { coverage?: CoverageReport };
}

export interface FirebaseConfig {
  src: { emulators?: Record<string, unknown> };
}
export interface AuthState {
  config: { signIn: unknown; emailPrivacyConfig: unknown };
  queryUsers: (filter: object, options: object) => unknown[];
  listTenants: () => { tenantId: string }[];
  getTenantProject: (id: string) => { queryUsers: AuthState['queryUsers'] };
}
export interface AuthEmulator {
  importData: (...options: unknown[]) => Promise<void>;
}

/** Validates a value, and may also coerce it. */
export type Validator = (value: unknown) => unknown;
type GenerateValidator = (...part: unknown[]) => Validator;

type HostingHandler = (...settings: unknown[]) => Handler;

interface Modules {
  '../../package.json': { version: string };
  '../config.js': { Config: { load: (...options: unknown[]) => FirebaseConfig | null } };
  '../emulator/auth/index.js': { AuthEmulator: { prototype: AuthEmulator } };
  '../emulator/auth/server.js': {
    createApp: (project: string, mode: unknown, states?: Map<string, AuthState>) => Promise<App>;
  };
  '../emulator/downloadableEmulators.js': {
    start: (name: string, args: { host: string; port: number }, env?: object) => Promise<void>;
    get: (name: string) => { instance: ChildProcess | null };
  };
  '../emulator/portUtils.js': { waitForPortUsed: (port: number, host: string) => Promise<void> };
  '../emulator/storage/apis/shared.js': { sendFileBytes: SendFileBytes };
  '../emulator/storage/files.js': { StorageLayer: { prototype: StorageLayer } };
  '../emulator/storage/metadata.js': {
    StoredFileMetadata: {
      toJSON: (file: FileMetadata) => string;
      prototype: StoredMetadata;
    };
  };
  '../emulator/storage/persistence.js': { Persistence: { prototype: Persistence } };
  '../emulator/storage/rules/runtime.js': { StorageRulesRuntime: { prototype: RulesRuntime } };
  '../emulator/storage/server.js': {
    createApp: (project: string, emulator: StorageEmulator) => Promise<App>;
  };
  '../emulator/storage/upload.js': { UploadService: { prototype: UploadService } };
  '../error.js': { FirebaseError: new (message: string, options: { exit: number }) => Error };
  '../utils.js': { connectableHostname: (host: string) => string };
  './oas3/Schema/validators.js': {
    generateRequestValidator: GenerateValidator;
    generateResponseValidator: GenerateValidator;
  };
  ajv: {
    default: {
      prototype: {
        validateSchema: (schema: object) => unknown;
        compile: (schema: object) => unknown;
      };
    };
  };
  chokidar: { watch: (file: string, options?: unknown) => EventEmitter };
  express: () => App;
  'express/lib/router/layer.js': {
    prototype: { handle: Handler; handle_request: Handler };
  };
  'superstatic/lib/middleware/index.js': Record<
    'redirects' | 'headers' | 'files' | 'rewrites' | 'missing',
    HostingHandler
  >;
  undici: {
    Agent: new () => Dispatcher;
    ProxyAgent: new (options: { uri: string }) => Dispatcher;
  };
}

/**
 * Loads a module of firebase-tools by its path, relative to the module of the command. Also loads
 * packages that firebase-tools uses.
 */
export interface ModuleLoader {
  <Name extends keyof Modules>(name: Name): Modules[Name];
  resolve: (name: string) => string;
}

/**
 * Creates a loader for the modules and dependencies of a package.
 * @param from any file of that package
 */
export function createLoader(from: string): ModuleLoader {
  const require: ModuleLoader = createRequire(from);
  return require;
}

/**
 * Replaces a function (monkey patching).
 * @throws if there is no such function in the installed version of firebase-tools
 */
export function replaceFunction<Target extends object, Name extends keyof Target & string>(
  target: Target,
  name: Name,
  make: (original: Target[Name]) => Target[Name],
): void {
  if (typeof target[name] !== 'function') {
    throw new Error(
      `This version of firebase-tools has no ${name}, which firebase-emulators-without-java replaces.`,
    );
  }
  target[name] = make(target[name]);
}

/** Calls `work` immediately. A thrown error becomes a rejected promise. */
export function callAsync(work: () => unknown): Promise<unknown> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
