/** Asks the emulators again what a transcript says that production was asked: see recorded/README.md. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { isObject, type JsonObject } from '../../firestore/json.ts';
import { startFirestore } from '../../firestore/start.ts';
import { OWNER, signedIn } from '../helpers/firestoreServer.ts';
import type { ClosedSuite } from '../helpers/closedSuite.ts';
import { CLOSES, END, type Recorded } from './mirror.ts';

type Line = Omit<Recorded, 'ms' | 'here'> & { clear: string };

/** The verdicts of rules, and that nothing is there: anything else depends on more than the state. */
const REPEATED = /^(allow|deny|404)$/;
const verdictOf = (status: number): string =>
  status === 403 ? 'deny' : status < 400 ? 'allow' : String(status);

function parsed(text: string): JsonObject {
  const json: unknown = JSON.parse(text);
  return isObject(json) ? json : {};
}
const textIn = (json: JsonObject, name: string): string => {
  const value = json[name];
  return typeof value === 'string' ? value : '';
};
const textsIn = (json: JsonObject, name: string): Record<string, string> => {
  const value = json[name];
  const entries = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(entries.map(([key, text]) => [key, String(text)]));
};

function lineOf(text: string): Line {
  const json = parsed(text);
  return {
    ...{ clear: textIn(json, 'clear'), at: textIn(json, 'at'), who: textIn(json, 'who') },
    ...{ method: textIn(json, 'method'), url: textIn(json, 'url'), there: textIn(json, 'there') },
    headers: textsIn(json, 'headers'),
    body: typeof json.body === 'number' ? json.body : textIn(json, 'body'),
    size: Number(json.size),
  };
}

/** What was cut out is zeros. */
function bytesOf(body: string, size: number): Buffer<ArrayBuffer> {
  const whole = Buffer.from(body);
  if (whole.length >= size || body.length < 2 * END) return whole;
  const between = Buffer.alloc(Math.max(0, size - whole.length));
  return Buffer.concat([Buffer.from(body.slice(0, END)), between, Buffer.from(body.slice(END))]);
}

/** @returns the requests whose verdict was another one in production, and how many were asked */
export async function replay(file: string, suite: ClosedSuite) {
  const bytes = readFileSync(file);
  const text = String(file.endsWith('.gz') ? gunzipSync(bytes) : bytes);
  const [first = '', ...rest] = text.trim().split('\n');
  const head = parsed(first);
  const [project, accounts, rules] = [
    textIn(head, 'project'),
    textsIn(head, 'accounts'),
    textsIn(head, 'rules'),
  ];
  const lines = rest.map(lineOf);
  let clock = 0;
  const rulesSource = rules['firestore'];
  const server = await startFirestore({ port: 0, rulesSource, now: () => clock });
  const own = `http://127.0.0.1:${server.port}`;
  await suite.putRules({ firestore: rules['firestore'] ?? '', storage: rules['storage'] ?? '' });
  const otherwise: string[] = [];
  let asked = 0;
  /** Where uploads go on, by their ids in the transcript. */
  const uploads = new Map<string, string>();
  let begun = '';

  const clearDocuments = (origin: string, of: string) =>
    fetch(`${origin}/emulator/v1/projects/${of}/databases/(default)/documents`, {
      method: 'DELETE',
    });
  const textOf = ({ body }: Line): string =>
    typeof body === 'number' ? String(lines[body - 2]?.body) : body;
  const headersOf = ({ who, url }: Line): Record<string, string> => {
    if (who === '' || who === 'owner') return who === '' ? {} : OWNER;
    const claims = { user_id: who, aud: project, email: accounts[who] ?? '' };
    const { authorization = '' } = signedIn(who, claims);
    return {
      authorization: url.startsWith('/v0/')
        ? authorization.replace('Bearer', 'Firebase')
        : authorization,
    };
  };

  async function askFirestore(line: Line) {
    // What was not changed since a time of production's was there, here.
    const body = textOf(line).replaceAll(/"updateTime":\s*"[^"]*"/g, '"exists":true');
    const { method, url, there } = line;
    const answer = await fetch(own + url, {
      method,
      headers: { ...CLOSES, ...line.headers, ...headersOf(line) },
      ...(body !== '' && { body }),
    });
    // The rules for files look up documents in the suite.
    if (there === 'allow' && url.includes(':commit')) {
      const inSuite = (text: string) => text.replaceAll(project, suite.project);
      await fetch(suite.firestore + inSuite(url), {
        method,
        headers: { ...CLOSES, ...OWNER },
        body: inSuite(body),
      });
    }
    return answer;
  }

  async function askStorage(line: Line) {
    const { method, url, size } = line;
    const id = /upload_id=([^&]+)/.exec(url)?.[1];
    if (id !== undefined && !uploads.has(id)) uploads.set(id, begun);
    const body = bytesOf(textOf(line), size);
    const answer = await fetch(uploads.get(id ?? '') ?? suite.storage + url, {
      method,
      headers: { ...CLOSES, ...line.headers, ...headersOf(line) },
      ...(size > 0 && { body }),
    });
    begun = answer.headers.get('x-goog-upload-url') ?? begun;
    return answer;
  }

  for (const [index, line] of lines.entries()) {
    const { clear, at, there, url, method } = line;
    if (clear === 'documents') {
      await clearDocuments(own, project);
      await clearDocuments(suite.firestore, suite.project);
    } else if (clear === 'files') {
      await fetch(`${suite.storage}/internal/reset`, { method: 'POST' });
    } else if (REPEATED.test(there)) {
      clock = Date.parse(at);
      const answer = await (url.startsWith('/v1/') ? askFirestore(line) : askStorage(line));
      await answer.arrayBuffer();
      asked += 1;
      const verdict = verdictOf(answer.status);
      if (verdict !== there) {
        otherwise.push(`line ${index + 2}: ${there} there, ${verdict} here: ${method} ${url}`);
      }
    }
  }
  await server.close();
  return { asked, otherwise };
}
