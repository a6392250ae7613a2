/**
 * Measures the local Firestore server beside a bare Node HTTP server with a Map behind it, which
 * is as fast as a server in this language can be, and prints what each rule of the site costs:
 * `tsx scripts/bench-backend.ts`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { evaluationTimes, printRuleCosts } from './benchRules.ts';
import {
  accepts,
  freePort,
  medianTime,
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

/** Starts the engine as firebase-tools does. */
const engine: Start = (port) =>
  run(fileURLToPath(import.meta.resolve('#emulators/java')), [
    ...['-jar', 'any', '--host', '127.0.0.1', '--port', String(port), '--rules', rules],
  ]);
const yardstick: Start = (port) =>
  run(process.execPath, [path.join(root, 'scripts/bench-yardstick.js'), String(port)]);

type Start = (port: number) => ChildProcess;

async function main(): Promise<void> {
  printRuleCosts();
  // The engine is bundled at its very first start after a change; that one does not count.
  (await started(engine)).process.kill('SIGTERM');
  const evaluation = evaluationTimes();
  const ready = ms(await startTime(engine));
  const plainReady = ms(await startTime(yardstick));
  const [server, plain] = [await started(engine), await started(yardstick)];
  try {
    print([
      {
        what: 'ready (median of 5 starts)',
        measured: ready,
        wanted: '< 1000 ms',
        yardstick: plainReady,
      },
      ...(await measure(server.port, plain.port, server.process)),
      {
        what: 'evaluation of our largest rule',
        measured: `${evaluation.rules.toFixed(3)} ms`,
        wanted: '< 0.2 ms',
        yardstick: `${evaluation.json.toFixed(3)} ms (its JSON read)`,
      },
    ]);
  } finally {
    server.process.kill('SIGTERM');
    plain.process.kill('SIGTERM');
    agent.destroy();
  }
}

async function started(start: Start): Promise<{ process: ChildProcess; port: number }> {
  const port = await freePort();
  const process = start(port);
  await accepts(port);
  return { process, port };
}

const startTime = (start: Start): Promise<number> =>
  medianTime(5, async () => {
    (await started(start)).process.kill('SIGTERM');
  });

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
    measured: ms(await medianTime(20, () => post(port, ':runQuery', body, {}))),
    wanted: '< 20 ms',
    yardstick: ms(await medianTime(20, () => post(plainPort, ':runQuery', body, {}))),
  });
  rows.push({
    what: '500 writes in one commit',
    measured: ms(
      await medianTime(9, (n) =>
        post(port, ':commit', { writes: newsWrites('other', n * 500) }, OWNER),
      ),
    ),
    wanted: '< 100 ms',
    yardstick: ms(
      await medianTime(9, (n) =>
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

const run = (command: string, args: string[]): ChildProcess =>
  spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

await main();
