/**
 * A proxy in front of the emulators. The proxy sends each request of a test both to the emulators
 * and to a real project. It returns the response of the emulators. It writes the verdict of the
 * emulators and the verdict of the real project to a transcript: see
 * tests/conformance/recorded/README.md.
 *
 * In this file, `here` means the emulators and `there` means the real project.
 */
import { appendFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isObject } from '../firestore/json.ts';

const EMULATORS = ['firestore', 'storage'] as const;
type Ports = Readonly<Record<(typeof EMULATORS)[number], number>>;

/**
 * A real project. The proxy sends requests to it as an administrator, or with the account of the
 * client.
 */
export interface RealProject {
  project: string;
  bucket: string;
  /** Web API key. */
  key: string;
  addressOf: (service: 'firestore' | 'files' | 'storage', path: string) => string;
  /** Returns the headers for a request by an administrator. */
  headers: () => Record<string, string>;
  /** Resolves with an ID token of the account with this id. */
  tokenOf: (uid: string) => Promise<string>;
  clearDocuments: () => Promise<void>;
  clearFiles: () => Promise<void>;
}

/**
 * The emulators of a project. The tests connect to the `front` ports, where the proxy listens. The
 * emulators listen on the `behind` ports.
 */
export interface EmulatedProject {
  project: string;
  bucket: string;
  front: Ports;
  behind: Ports;
}

/** A line of the transcript: one request, as production received it. */
interface TranscriptLine {
  at: string;
  /** How long production took to respond, in milliseconds. */
  ms: number;
  /** Account id of the sender, 'owner' for an administrator, or '' for a signed-out client. */
  who: string;
  method: string;
  /** URL without the origin and the web API key. */
  url: string;
  headers: Record<string, string>;
  /** Size of the whole body in bytes. For a long file, `body` is shortened. */
  size: number;
  body: string;
  /** Production's verdict: 'allow', 'deny', another status, or why there was no response. */
  there: string;
  /** The emulators' verdict, in the format of `there`. */
  here: string;
}

export interface TranscriptHeader {
  project: string;
  bucket: string;
  /** The email addresses of the accounts, by account id. */
  accounts: Record<string, string>;
  rules: Record<(typeof EMULATORS)[number], string>;
}

/** Origin of stored files in production. Stored documents and rules may contain it. */
const FILES_ORIGIN = 'https://firebasestorage.googleapis.com';
/**
 * The service for each first segment of a path. A request whose path starts with any other segment
 * is sent only to the emulators.
 */
const SERVICES = { v1: 'firestore', v0: 'files', upload: 'storage' } as const;
/**
 * Headers that the proxy forwards to production. The remaining headers belong to the connection or
 * contain the id of the emulated project.
 */
const FORWARDED_HEADERS = /^(content-(type|disposition)|x-goog-upload-.*)$/;
/**
 * Closes the connection after each request. Otherwise a server could close an idle connection just
 * when the next request is sent on it.
 */
export const CLOSE_CONNECTION = { connection: 'close' };
const UPLOAD_URL = 'x-goog-upload-url';
/**
 * Maximum size of a file that the transcript contains completely. Of a larger file, it contains
 * only the first and last END_BYTES bytes.
 */
const LONG_FILE_BYTES = 20_000;
export const END_BYTES = 2000;
const KEY_PARAMETER = /(?<=[?&]key=)[^&]*/;

const host = '127.0.0.1';

export const toVerdict = (status: number): string =>
  status === 403 ? 'deny' : status < 400 ? 'allow' : String(status);

/**
 * Returns the id of the account from an ID token. An administrator's token is returned unchanged.
 */
function parseAccountId(token: string): string {
  const [, claims] = token.split('.');
  if (claims === undefined) return token;
  const json: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return isObject(json) ? String(json.sub) : '';
}

async function send(
  address: string,
  method: string,
  headers: Record<string, string>,
  body: Buffer,
) {
  const sent = body.length > 0 ? { body: new Uint8Array(body) } : {};
  const answer = await fetch(address, { method, headers, ...sent });
  const forwardedHeaders = Object.fromEntries(
    [...answer.headers].filter(([name]) => FORWARDED_HEADERS.test(name)),
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: forwardedHeaders, bytes };
}
type MirrorResponse = Awaited<ReturnType<typeof send>>;

/**
 * Returns the response unchanged if the rules decided the request.
 * @throws if the request failed because of the project: a service is off, billing is missing, or
 * the key is not valid for the service
 */
function assertVerdictOfRules(answer: MirrorResponse): MirrorResponse {
  const reason = answer.status === 403 && /"reason":\s*"([A-Z_]+)"/.exec(String(answer.bytes));
  if (reason) throw new Error(reason[1]);
  return answer;
}

/**
 * Removes the zeros that the SDK adds to the fraction: '10:00:00.500000Z' becomes '10:00:00.5Z'.
 */
const trimFraction = (time: string): string => time.replace(/[.]?0*Z$/, 'Z');

/** Returns the update times of the documents in a response, by document name. */
function listUpdateTimes({ headers, bytes }: MirrorResponse): Map<string, string> {
  const times = new Map<string, string>();
  if (!headers['content-type']?.includes('json')) return times;
  JSON.parse(
    String(bytes) || 'null',
    (_, value: { name?: unknown; updateTime?: unknown } | null) => {
      const { name, updateTime: time } = value ?? {};
      if (typeof name === 'string' && typeof time === 'string') times.set(name, trimFraction(time));
      return value;
    },
  );
  return times;
}

/**
 * Starts the proxy on the `front` ports.
 * @param file path of the transcript. Its first line must already exist.
 */
export async function startMirror(there: RealProject, here: EmulatedProject, file: string) {
  const seen = { alike: 0, unknown: new Array<string>(), different: new Array<string>() };
  let line = 1;
  /**
   * Maps update times of the emulators to update times of production. The site sends an update time
   * as the precondition of a save.
   */
  const times = new Map<string, string>();
  /** Maps upload ids of the emulators to upload URLs of production. */
  const uploads = new Map<string, string>();

  const translateToProduction = (text: string): string =>
    text
      .replaceAll(`http://${host}:${here.front.storage}`, FILES_ORIGIN)
      .replaceAll(here.bucket, there.bucket)
      .replaceAll(here.project, there.project)
      .replaceAll(/(?<="updateTime":\s*")[^"]+/g, (time) => times.get(trimFraction(time)) ?? time);

  /**
   * Stores the upload URLs and the update times of production, because they differ from those of
   * the emulators.
   */
  function rememberDifferences(hereResponse: MirrorResponse, thereResponse: MirrorResponse): void {
    const id = /upload_id=([^&]+)/.exec(hereResponse.headers[UPLOAD_URL] ?? '')?.[1];
    const uploadUrl = thereResponse.headers[UPLOAD_URL];
    if (id !== undefined && uploadUrl !== undefined) uploads.set(id, uploadUrl);
    const timesThere = listUpdateTimes(thereResponse);
    for (const [name, time] of listUpdateTimes(hereResponse)) {
      times.set(time, timesThere.get(translateToProduction(name)) ?? time);
    }
  }

  /**
   * Returns the URL of a request in production. Returns undefined for requests that bypass the
   * rules: a read by an administrator, or a download with a download token.
   */
  function getProductionAddress(url: string, method: string, who: string): string | undefined {
    const { pathname, searchParams } = new URL(url, FILES_ORIGIN);
    if (method === 'GET' && (who === 'owner' || searchParams.has('token'))) return undefined;
    const service = Object.entries(SERVICES).find(([name]) =>
      pathname.startsWith(`/${name}/`),
    )?.[1];
    const path = translateToProduction(url).slice(1).replace(KEY_PARAMETER, there.key);
    return (
      uploads.get(searchParams.get('upload_id') ?? '') ??
      (service && there.addressOf(service, path))
    );
  }

  async function clearBoth(what: 'documents' | 'files'): Promise<void> {
    line += 1;
    appendFileSync(file, `${JSON.stringify({ clear: what })}\n`);
    await (what === 'documents' ? there.clearDocuments() : there.clearFiles());
  }

  function writeLine(row: TranscriptLine): void {
    line += 1;
    appendFileSync(file, `${JSON.stringify(row)}\n`);
    const { who, method, url, there: theirs, here: ours } = row;
    const difference = `line ${line}: ${theirs} there, ${ours} here: ${who || 'a stranger'}, ${method} ${url}`;
    if (theirs === ours) seen.alike += 1;
    else (/^(no answer|429|5)/.test(theirs) ? seen.unknown : seen.different).push(difference);
  }

  async function sendToBoth(
    name: (typeof EMULATORS)[number],
    request: IncomingMessage,
  ): Promise<MirrorResponse> {
    const { url = '', method = '' } = request;
    const { authorization = '', ...all } = request.headers;
    const [scheme = '', token = ''] = authorization.split(' ');
    const who = parseAccountId(token);
    const forwarded = Object.entries(all).filter(([header]) => FORWARDED_HEADERS.test(header));
    const headers = Object.fromEntries(forwarded.map(([header, value]) => [header, String(value)]));
    const body = await buffer(request);
    const emulatorUrl = `http://${host}:${here.behind[name]}`;
    const headersHere = { ...CLOSE_CONNECTION, ...headers, ...(who && { authorization }) };
    const pendingResponse = send(emulatorUrl + url, method, headersHere, body);
    // The code below awaits the promise. Without this handler, Node would report a rejection before
    // the await as unhandled.
    pendingResponse.catch(() => undefined);
    if (url === '/internal/reset') await clearBoth('files');
    if (url.startsWith('/emulator/') && method === 'DELETE') await clearBoth('documents');
    const address = getProductionAddress(url, method, who);
    if (address === undefined) return pendingResponse;

    const isFile = name === 'storage';
    const sent = isFile ? body : Buffer.from(translateToProduction(String(body)));
    const getAuthHeaders = async () => {
      if (who === 'owner') return there.headers();
      return who && { authorization: `${scheme} ${await there.tokenOf(who)}` };
    };
    const at = new Date();
    const answer = await getAuthHeaders()
      .then((theirs) => send(address, method, { ...headers, ...theirs }, sent))
      .then(assertVerdictOfRules)
      .catch(String);
    const ms = Date.now() - at.getTime();
    const response = await pendingResponse;
    if (typeof answer !== 'string') rememberDifferences(response, answer);
    const ends = [sent.subarray(0, END_BYTES), sent.subarray(-END_BYTES)].map(String);
    writeLine({
      ...{
        at: at.toISOString(),
        ms,
        who,
        method,
        url: translateToProduction(url).replace(KEY_PARAMETER, ''),
      },
      ...{ headers, size: sent.length },
      body: isFile && sent.length > LONG_FILE_BYTES ? ends.join('') : String(sent),
      there: typeof answer === 'string' ? `no answer: ${answer}` : toVerdict(answer.status),
      here: toVerdict(response.status),
    });
    const uploadUrl = response.headers[UPLOAD_URL]?.replace(
      emulatorUrl,
      `http://${host}:${here.front[name]}`,
    );
    const renamed = uploadUrl === undefined ? {} : { [UPLOAD_URL]: uploadUrl };
    return { ...response, headers: { ...response.headers, ...renamed } };
  }

  // Sends requests one after another, so that the emulators and production always have the same
  // data.
  let queue: Promise<unknown> = Promise.resolve();
  const servers = EMULATORS.map((name) => {
    const server = createServer((request, response) => {
      queue = queue
        .then(() => sendToBoth(name, request))
        .then(({ status, headers, bytes }) => response.writeHead(status, headers).end(bytes))
        .catch((error: unknown) => response.destroy(new Error(String(error))));
    });
    server.keepAliveTimeout = 0;
    return server.listen(here.front[name], host);
  });
  await Promise.all(servers.map((server) => once(server, 'listening')));
  return {
    seen,
    stop: async () => {
      for (const server of servers) server.close().closeAllConnections();
      await queue;
    },
  };
}
