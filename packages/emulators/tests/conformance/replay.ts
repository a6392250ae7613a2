/**
 * Sends the requests of a transcript to the emulators and compares the verdicts with production's
 * verdicts: see recorded/README.md.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { ClosedSuite } from '../helpers/closedSuite.ts';
import { OWNER, createAuthHeader, startTestServer } from '../helpers/firestoreServer.ts';
import { CLOSE_CONNECTION, END_BYTES, toVerdict } from '../../mirror/mirror.ts';

const text = v.optional(v.string(), '');
const stringMap = v.optional(v.record(v.string(), v.string()), {});
const Header = v.object({
  project: v.string(),
  accounts: stringMap,
  rules: v.object({ firestore: v.string(), storage: v.string() }),
});
/**
 * A line of a transcript (see mirror.ts). A line that only clears data has only the key `clear`.
 */
const TranscriptLine = v.object({
  ...{ clear: text, at: text, who: text, method: text, url: text, there: text, body: text },
  headers: stringMap,
  size: v.optional(v.number(), 0),
});
type Line = v.InferOutput<typeof TranscriptLine>;

/**
 * Verdicts that are compared: `allow` and `deny` by the rules, and 404 for a missing document.
 * Other statuses depend on more than the stored data, so they are not compared.
 */
const COMPARED_VERDICTS = /^(allow|deny|404)$/;

/** Restores the length of a body that the transcript shortens. Zeros replace the omitted part. */
function restoreBody(body: string, size: number): Buffer<ArrayBuffer> {
  const stored = Buffer.from(body);
  if (stored.length >= size || body.length < 2 * END_BYTES) return stored;
  const between = Buffer.alloc(Math.max(0, size - stored.length));
  return Buffer.concat([
    Buffer.from(body.slice(0, END_BYTES)),
    between,
    Buffer.from(body.slice(END_BYTES)),
  ]);
}

/**
 * Compares all verdicts of a transcript.
 * @returns the requests with different verdicts, and the number of compared requests
 */
export async function replay(file: string, suite: ClosedSuite) {
  const bytes = readFileSync(file);
  const written = String(file.endsWith('.gz') ? gunzipSync(bytes) : bytes).trim();
  const [first, ...rest] = written.split('\n').map((line): unknown => JSON.parse(line));
  const { project, accounts, rules } = v.parse(Header, first);
  const lines = v.parse(v.array(TranscriptLine), rest);
  let clock = 0;
  const server = await startTestServer({ now: () => clock });
  const origin = server.origin;
  await server.loadRules(rules.firestore, { project });
  await suite.putRules(rules);
  const different: string[] = [];
  let count = 0;
  /** The emulator's URL of each resumable upload, by the upload id in the transcript. */
  const uploads = new Map<string, string>();
  let lastUploadUrl = '';

  const clearDocuments = (origin: string, of: string) =>
    fetch(`${origin}/emulator/v1/projects/${of}/databases/(default)/documents`, {
      method: 'DELETE',
    });
  const createHeaders = ({ who, url }: Line): Record<string, string> => {
    if (who === '') return {};
    if (who === 'owner') return OWNER;
    const claims = { user_id: who, aud: project, email: accounts[who] ?? '' };
    const { authorization = '' } = createAuthHeader(who, claims);
    return {
      authorization: url.startsWith('/v0/')
        ? authorization.replace('Bearer', 'Firebase')
        : authorization,
    };
  };

  async function sendToFirestore(line: Line) {
    // Replaces a precondition on an update time of production. The document existed in production,
    // so it must exist in the emulators too.
    const body = line.body.replaceAll(/"updateTime":\s*"[^"]*"/g, '"exists":true');
    const { method, url, there } = line;
    const answer = await fetch(origin + url, {
      method,
      headers: { ...CLOSE_CONNECTION, ...line.headers, ...createHeaders(line) },
      ...(body !== '' && { body }),
    });
    // Repeats the commit in the suite's Firestore, because the Storage rules look up documents
    // there.
    if (there === 'allow' && url.includes(':commit')) {
      const runInSuite = (text: string) => text.replaceAll(project, suite.project);
      await fetch(suite.firestore + runInSuite(url), {
        method,
        headers: { ...CLOSE_CONNECTION, ...OWNER },
        body: runInSuite(body),
      });
    }
    return answer;
  }

  async function sendToStorage(line: Line) {
    const { body: written, method, url, size } = line;
    const id = /upload_id=([^&]+)/.exec(url)?.[1];
    if (id !== undefined && !uploads.has(id)) uploads.set(id, lastUploadUrl);
    const body = restoreBody(written, size);
    const answer = await fetch(uploads.get(id ?? '') ?? suite.storage + url, {
      method,
      headers: { ...CLOSE_CONNECTION, ...line.headers, ...createHeaders(line) },
      ...(size > 0 && { body }),
    });
    lastUploadUrl = answer.headers.get('x-goog-upload-url') ?? lastUploadUrl;
    return answer;
  }

  for (const [index, line] of lines.entries()) {
    const { clear, at, there, url, method } = line;
    if (clear === 'documents') {
      await clearDocuments(origin, project);
      await clearDocuments(suite.firestore, suite.project);
    } else if (clear === 'files') {
      await fetch(`${suite.storage}/internal/reset`, { method: 'POST' });
    } else if (COMPARED_VERDICTS.test(there)) {
      clock = Date.parse(at);
      const answer = await (url.startsWith('/v1/') ? sendToFirestore(line) : sendToStorage(line));
      await answer.arrayBuffer();
      count += 1;
      const verdict = toVerdict(answer.status);
      if (verdict !== there) {
        different.push(`line ${index + 2}: ${there} there, ${verdict} here: ${method} ${url}`);
      }
    }
  }
  await server.close();
  return { count, different };
}
