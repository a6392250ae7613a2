/**
 * Two backends at the addresses of one. Each request of a test goes to the emulators, which answer,
 * and as it is to a real project, whose verdict is compared and written down: see
 * tests/conformance/recorded/README.md.
 */
import { appendFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isObject } from '../firestore/json.ts';

const EMULATORS = ['firestore', 'storage'] as const;
type Ports = Readonly<Record<(typeof EMULATORS)[number], number>>;

/** A real project, called as its clients and its administrator call it. */
export interface Production {
  project: string;
  bucket: string;
  /** The web key. */
  key: string;
  addressOf: (service: 'firestore' | 'files' | 'storage', path: string) => string;
  /** Returns the headers of an administrator. */
  headers: () => Record<string, string>;
  /** Resolves with an ID token of the account with this id. */
  tokenOf: (uid: string) => Promise<string>;
  clearDocuments: () => Promise<void>;
  clearFiles: () => Promise<void>;
}

/** The emulators of a project, which listen behind the ports that the tests know. */
export interface Emulated {
  project: string;
  bucket: string;
  front: Ports;
  behind: Ports;
}

/** A line of a transcript: a request as production got it. */
interface Recorded {
  at: string;
  /** The answer took so long, in ms. */
  ms: number;
  /** The id of an account, 'owner' for an administrator, '' for nobody. */
  who: string;
  method: string;
  /** Without the origin and the web key. */
  url: string;
  headers: Record<string, string>;
  /** The size of the body in bytes: files are cut where they are long. */
  size: number;
  body: string;
  /** 'allow', 'deny', the status of another answer, or why there is none. */
  there: string;
  here: string;
}

/** The first line. */
export interface Head {
  project: string;
  bucket: string;
  /** Addresses of the accounts by their ids. */
  accounts: Record<string, string>;
  rules: Record<(typeof EMULATORS)[number], string>;
}

/** Where stored files are fetched from in production: rules may name it. */
const FILES = 'https://firebasestorage.googleapis.com';
/** By the path of a request. All other requests are about the emulators alone. */
const SERVICES = { v1: 'firestore', v0: 'files', upload: 'storage' } as const;
/** Other headers are about the connection, or name the emulated project. */
const PASSED_ON = /^(content-(type|disposition)|x-goog-upload-.*)$/;
/** A connection that is kept may be closed from the other end just when it is used again. */
export const CLOSES = { connection: 'close' };
const UPLOAD_URL = 'x-goog-upload-url';
/** Longer files are written down by their ends, of so many bytes. */
const LONG = 20_000;
export const END = 2000;
const KEY = /(?<=[?&]key=)[^&]*/;

const host = '127.0.0.1';

export const verdictOf = (status: number): string =>
  status === 403 ? 'deny' : status < 400 ? 'allow' : String(status);

/** Of an administrator it is the whole token. */
function whoHas(token: string): string {
  const [, claims] = token.split('.');
  if (claims === undefined) return token;
  const json: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return isObject(json) ? String(json.sub) : '';
}

async function ask(address: string, method: string, headers: Record<string, string>, body: Buffer) {
  const sent = body.length > 0 ? { body: new Uint8Array(body) } : {};
  const answer = await fetch(address, { method, headers, ...sent });
  const passedOn = Object.fromEntries([...answer.headers].filter(([name]) => PASSED_ON.test(name)));
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: passedOn, bytes };
}
type Answer = Awaited<ReturnType<typeof ask>>;

/**
 * @throws where what refused is no rule: a service that is off, a key that is not for it, no
 * billing
 */
function assertOfRules(answer: Answer): Answer {
  const reason = answer.status === 403 && /"reason":\s*"([A-Z_]+)"/.exec(String(answer.bytes));
  if (reason) throw new Error(reason[1]);
  return answer;
}

/** Without zeros at the end, which the SDK adds. */
const shortTime = (time: string): string => time.replace(/[.]?0*Z$/, 'Z');

/** The times of the documents in an answer, by their names. */
function timesIn({ headers, bytes }: Answer): Map<string, string> {
  const times = new Map<string, string>();
  if (!headers['content-type']?.includes('json')) return times;
  JSON.parse(
    String(bytes) || 'null',
    (_, value: { name?: unknown; updateTime?: unknown } | null) => {
      const { name, updateTime: time } = value ?? {};
      if (typeof name === 'string' && typeof time === 'string') times.set(name, shortTime(time));
      return value;
    },
  );
  return times;
}

/**
 * Opens the ports in front of the emulators.
 * @param file the transcript, which has its first line
 */
export async function startMirror(there: Production, here: Emulated, file: string) {
  const seen = { alike: 0, unknown: new Array<string>(), otherwise: new Array<string>() };
  let line = 1;
  /** The time of a document there by that here: a save asks for what was not changed since. */
  const times = new Map<string, string>();
  /** Where an upload that began goes on there, by its id here. */
  const uploads = new Map<string, string>();

  const translated = (text: string): string =>
    text
      .replaceAll(`http://${host}:${here.front.storage}`, FILES)
      .replaceAll(here.bucket, there.bucket)
      .replaceAll(here.project, there.project)
      .replaceAll(/(?<="updateTime":\s*")[^"]+/g, (time) => times.get(shortTime(time)) ?? time);

  /** What later requests name differently here and there. */
  function learn(own: Answer, other: Answer): void {
    const id = /upload_id=([^&]+)/.exec(own.headers[UPLOAD_URL] ?? '')?.[1];
    const goesOn = other.headers[UPLOAD_URL];
    if (id !== undefined && goesOn !== undefined) uploads.set(id, goesOn);
    const timesThere = timesIn(other);
    for (const [name, time] of timesIn(own)) {
      times.set(time, timesThere.get(translated(name)) ?? time);
    }
  }

  /**
   * Where it goes there; undefined for what is read past the rules, or by a download's own token.
   */
  function addressThere(url: string, method: string, who: string): string | undefined {
    const { pathname, searchParams } = new URL(url, FILES);
    if (method === 'GET' && (who === 'owner' || searchParams.has('token'))) return undefined;
    const service = Object.entries(SERVICES).find(([name]) =>
      pathname.startsWith(`/${name}/`),
    )?.[1];
    const path = translated(url).slice(1).replace(KEY, there.key);
    return (
      uploads.get(searchParams.get('upload_id') ?? '') ??
      (service && there.addressOf(service, path))
    );
  }

  async function clear(what: 'documents' | 'files'): Promise<void> {
    line += 1;
    appendFileSync(file, `${JSON.stringify({ clear: what })}\n`);
    await (what === 'documents' ? there.clearDocuments() : there.clearFiles());
  }

  function writeDown(row: Recorded): void {
    line += 1;
    appendFileSync(file, `${JSON.stringify(row)}\n`);
    const { who, method, url, there: theirs, here: ours } = row;
    const told = `line ${line}: ${theirs} there, ${ours} here: ${who || 'a stranger'}, ${method} ${url}`;
    if (theirs === ours) seen.alike += 1;
    else (/^(no answer|429|5)/.test(theirs) ? seen.unknown : seen.otherwise).push(told);
  }

  async function both(name: (typeof EMULATORS)[number], request: IncomingMessage): Promise<Answer> {
    const { url = '', method = '' } = request;
    const { authorization = '', ...all } = request.headers;
    const [scheme = '', token = ''] = authorization.split(' ');
    const who = whoHas(token);
    const kept = Object.entries(all).filter(([header]) => PASSED_ON.test(header));
    const headers = Object.fromEntries(kept.map(([header, value]) => [header, String(value)]));
    const body = await buffer(request);
    const own = `http://${host}:${here.behind[name]}`;
    const signedHere = { ...CLOSES, ...headers, ...(who && { authorization }) };
    const asked = ask(own + url, method, signedHere, body);
    // It is awaited below: until then a rejection counts as handled.
    asked.catch(() => undefined);
    if (url === '/internal/reset') await clear('files');
    if (url.startsWith('/emulator/') && method === 'DELETE') await clear('documents');
    const address = addressThere(url, method, who);
    if (address === undefined) return asked;

    const isFile = name === 'storage';
    const sent = isFile ? body : Buffer.from(translated(String(body)));
    const signed = async () => {
      if (who === 'owner') return there.headers();
      return who && { authorization: `${scheme} ${await there.tokenOf(who)}` };
    };
    const at = new Date();
    const answer = await signed()
      .then((theirs) => ask(address, method, { ...headers, ...theirs }, sent))
      .then(assertOfRules)
      .catch(String);
    const ms = Date.now() - at.getTime();
    const answered = await asked;
    if (typeof answer !== 'string') learn(answered, answer);
    const ends = [sent.subarray(0, END), sent.subarray(-END)].map(String);
    writeDown({
      ...{ at: at.toISOString(), ms, who, method, url: translated(url).replace(KEY, '') },
      ...{ headers, size: sent.length },
      body: isFile && sent.length > LONG ? ends.join('') : String(sent),
      there: typeof answer === 'string' ? `no answer: ${answer}` : verdictOf(answer.status),
      here: verdictOf(answered.status),
    });
    const goesOn = answered.headers[UPLOAD_URL]?.replace(own, `http://${host}:${here.front[name]}`);
    const renamed = goesOn === undefined ? {} : { [UPLOAD_URL]: goesOn };
    return { ...answered, headers: { ...answered.headers, ...renamed } };
  }

  // One after the other: both sides go from the same state to the same state.
  let turn: Promise<unknown> = Promise.resolve();
  const doors = EMULATORS.map((name) => {
    const door = createServer((request, response) => {
      turn = turn
        .then(() => both(name, request))
        .then(({ status, headers, bytes }) => response.writeHead(status, headers).end(bytes))
        .catch((error: unknown) => response.destroy(new Error(String(error))));
    });
    door.keepAliveTimeout = 0;
    return door.listen(here.front[name], host);
  });
  await Promise.all(doors.map((door) => once(door, 'listening')));
  return {
    seen,
    /** Resolves when nothing is asked any more. */
    stop: async () => {
      for (const door of doors) door.close().closeAllConnections();
      await turn;
    },
  };
}
