/**
 * Measures the local Firestore server beside a bare Node HTTP server with a Map behind it, which
 * is as fast as a server in this language can be: `tsx scripts/bench-backend.ts`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { Agent, createServer as createHttpServer, request } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { evaluationTime } from './benchRules.ts';
import {
  accepts,
  freePort,
  median,
  megabytes,
  ms,
  perSecond,
  print,
  rate,
  type Row,
} from './benchTools.ts';

const ROOT = 'projects/demo-bench/databases/(default)/documents';
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const rules = path.join(root, 'firestore.rules');
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

async function main(): Promise<void> {
  const port = await freePort();
  const started = performance.now();
  const main = path.join(root, 'emulators/firestore/main.ts');
  const server = run([main, '--port', String(port), '--rules', rules]);
  await accepts(port);
  const ready = performance.now() - started;
  const plainPort = await freePort();
  const yardstick = run([fileURLToPath(import.meta.url), '--yardstick', String(plainPort)]);
  await accepts(plainPort);
  try {
    print([
      { what: 'ready', measured: ms(ready), wanted: '< 1000 ms', yardstick: '' },
      ...(await measure(port, plainPort, server)),
      {
        what: 'evaluation of our largest rule',
        measured: `${evaluationTime(rules).toFixed(3)} ms`,
        wanted: '< 0.2 ms',
        yardstick: '',
      },
    ]);
  } finally {
    server.kill('SIGTERM');
    yardstick.kill('SIGTERM');
    agent.destroy();
  }
}

async function measure(port: number, plainPort: number, server: ChildProcess): Promise<Row[]> {
  const gets = (at: number, headers: Record<string, string>): Promise<number> =>
    rate(3000, (n) => post(at, ':batchGet', { documents: [index(n)] }, headers));
  const commits = (at: number, headers: Record<string, string>): Promise<number> =>
    rate(3000, (n) => post(at, ':commit', { writes: [indexWrite(n)] }, headers));

  await post(port, ':commit', { writes: [staffWrite()] }, OWNER);
  await commits(port, STAFF);
  const rows: Row[] = [
    {
      what: 'commits, rules evaluated',
      measured: perSecond(await commits(port, STAFF)),
      wanted: '1000 /s',
      yardstick: perSecond(await commits(plainPort, STAFF)),
    },
    {
      what: 'gets, rules evaluated',
      measured: perSecond(await gets(port, {})),
      wanted: '1000 /s',
      yardstick: perSecond(await gets(plainPort, {})),
    },
  ];

  for (let from = 0; from < 10_000; from += 500) {
    await post(port, ':commit', { writes: newsWrites('newsCommentary', from) }, OWNER);
  }
  const body = { structuredQuery: newsQuery() };
  await post(port, ':runQuery', body, {});
  rows.push({
    what: 'filtered, ordered query of 10,000 (20 found)',
    measured: ms(await median(20, () => post(port, ':runQuery', body, {}))),
    wanted: '< 20 ms',
    yardstick: ms(await median(20, () => post(plainPort, ':runQuery', body, {}))),
  });
  rows.push({
    what: '500 writes in one commit',
    measured: ms(
      await median(9, (n) =>
        post(port, ':commit', { writes: newsWrites('other', n * 500) }, OWNER),
      ),
    ),
    wanted: '< 100 ms',
    yardstick: ms(
      await median(9, (n) =>
        post(plainPort, ':commit', { writes: newsWrites('other', n * 500) }, OWNER),
      ),
    ),
  });
  for (let from = 4500; from < 40_000; from += 500) {
    await post(port, ':commit', { writes: newsWrites('other', from) }, OWNER);
  }
  rows.push({
    what: 'memory with 50,000 documents',
    measured: `${megabytes(server.pid)} MB`,
    wanted: '< 200 MB',
    yardstick: '',
  });
  return rows;
}

/** Keeps a Map of bodies and answers with one: no rules, no checks, no queries. */
function serveYardstick(port: number): void {
  const bodies = new Map<number, string>();
  let count = 0;
  createHttpServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const text = Buffer.concat(chunks).toString() || '{}';
      const json: unknown = JSON.parse(text);
      count = (count + 1) % 5000;
      bodies.set(count, text);
      response.end(JSON.stringify(json));
    });
  }).listen(port, '127.0.0.1');
}

function token(uid: string): string {
  const part = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `Bearer ${part({ alg: 'none' })}.${part({ sub: uid, user_id: uid })}.`;
}

const OWNER = { authorization: 'Bearer owner' };
const STAFF = { authorization: token('staff1') };

const index = (n: number): string => `${ROOT}/macroeconomics/${n % 2 === 0 ? 'gdp' : 'inflation'}`;

const indexWrite = (n: number): unknown => ({
  update: {
    name: index(n),
    fields: { date: { stringValue: 'October 2026' }, percentage: { doubleValue: n / 100 } },
  },
});

const staffWrite = (): unknown => ({
  update: { name: `${ROOT}/staff/staff1`, fields: { email: { stringValue: 'a@example.com' } } },
});

function newsWrites(collection: string, from: number): unknown[] {
  return Array.from({ length: 500 }, (_, at) => ({
    update: {
      name: `${ROOT}/${collection}/n${from + at}`,
      fields: {
        title: { stringValue: `Commentary number ${from + at}` },
        description: { stringValue: 'What moved the market this week, and what may move it next.' },
        interviewer: { stringValue: 'A. Director' },
        videoUrl: { stringValue: 'https://example.com/video' },
        thumbnailUrl: { stringValue: '' },
        isActive: { booleanValue: at % 3 === 0 },
        displayOrder: { integerValue: String(((from + at) * 7919) % 10_007) },
        createdAt: { timestampValue: '2026-01-31T10:00:00Z' },
        updatedAt: { timestampValue: '2026-01-31T10:00:00Z' },
      },
    },
  }));
}

const newsQuery = (): unknown => ({
  from: [{ collectionId: 'newsCommentary' }],
  where: {
    fieldFilter: {
      field: { fieldPath: 'isActive' },
      op: 'EQUAL',
      value: { booleanValue: true },
    },
  },
  orderBy: [{ field: { fieldPath: 'displayOrder' }, direction: 'ASCENDING' }],
  limit: 20,
});

function post(
  port: number,
  verb: string,
  json: unknown,
  headers: Record<string, string>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(
      { agent, port, host: '127.0.0.1', method: 'POST', path: `/v1/${ROOT}${verb}`, headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${verb}: ${text.slice(0, 500)}`));
        });
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify(json));
  });
}

/** With the loader that the `java` stand-in takes, which is the lighter one. */
const run = (args: string[]): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx/esm', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });

if (process.argv[2] === '--yardstick') serveYardstick(Number(process.argv[3]));
else await main();
