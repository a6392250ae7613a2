/**
 * Asks the emulators again what a transcript says that production was asked: see
 * recorded/README.md.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { ClosedSuite } from '../helpers/closedSuite.ts';
import { OWNER, signedIn, testServer } from '../helpers/firestoreServer.ts';
import { CLOSE_CONNECTION, END_BYTES, verdictOf } from '../../mirror/mirror.ts';

const text = v.optional(v.string(), '');
const texts = v.optional(v.record(v.string(), v.string()), {});
const First = v.object({
  project: v.string(),
  accounts: texts,
  rules: v.object({ firestore: v.string(), storage: v.string() }),
});
/** One of mirror.ts; where something was cleared, that alone. */
const Further = v.object({
  ...{ clear: text, at: text, who: text, method: text, url: text, there: text, body: text },
  headers: texts,
  size: v.optional(v.number(), 0),
});
type Line = v.InferOutput<typeof Further>;

/**
 * The verdicts of rules, and that nothing is there: anything else depends on more than the state.
 */
const REPEATED = /^(allow|deny|404)$/;

/** What was cut out is zeros. */
function bytesOf(body: string, size: number): Buffer<ArrayBuffer> {
  const whole = Buffer.from(body);
  if (whole.length >= size || body.length < 2 * END_BYTES) return whole;
  const between = Buffer.alloc(Math.max(0, size - whole.length));
  return Buffer.concat([
    Buffer.from(body.slice(0, END_BYTES)),
    between,
    Buffer.from(body.slice(END_BYTES)),
  ]);
}

/** @returns the requests whose verdict was another one in production, and how many were asked */
export async function replay(file: string, suite: ClosedSuite) {
  const bytes = readFileSync(file);
  const written = String(file.endsWith('.gz') ? gunzipSync(bytes) : bytes).trim();
  const [first, ...rest] = written.split('\n').map((line): unknown => JSON.parse(line));
  const { project, accounts, rules } = v.parse(First, first);
  const lines = v.parse(v.array(Further), rest);
  let clock = 0;
  const server = await testServer({ now: () => clock });
  const own = server.origin;
  await server.loadRules(rules.firestore, { project });
  await suite.putRules(rules);
  const otherwise: string[] = [];
  let asked = 0;
  /** Where uploads go on, by their ids in the transcript. */
  const uploads = new Map<string, string>();
  let begun = '';

  const clearDocuments = (origin: string, of: string) =>
    fetch(`${origin}/emulator/v1/projects/${of}/databases/(default)/documents`, {
      method: 'DELETE',
    });
  const headersOf = ({ who, url }: Line): Record<string, string> => {
    if (who === '') return {};
    if (who === 'owner') return OWNER;
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
    const body = line.body.replaceAll(/"updateTime":\s*"[^"]*"/g, '"exists":true');
    const { method, url, there } = line;
    const answer = await fetch(own + url, {
      method,
      headers: { ...CLOSE_CONNECTION, ...line.headers, ...headersOf(line) },
      ...(body !== '' && { body }),
    });
    // The rules for files look up documents in the suite.
    if (there === 'allow' && url.includes(':commit')) {
      const inSuite = (text: string) => text.replaceAll(project, suite.project);
      await fetch(suite.firestore + inSuite(url), {
        method,
        headers: { ...CLOSE_CONNECTION, ...OWNER },
        body: inSuite(body),
      });
    }
    return answer;
  }

  async function askStorage(line: Line) {
    const { body: written, method, url, size } = line;
    const id = /upload_id=([^&]+)/.exec(url)?.[1];
    if (id !== undefined && !uploads.has(id)) uploads.set(id, begun);
    const body = bytesOf(written, size);
    const answer = await fetch(uploads.get(id ?? '') ?? suite.storage + url, {
      method,
      headers: { ...CLOSE_CONNECTION, ...line.headers, ...headersOf(line) },
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
