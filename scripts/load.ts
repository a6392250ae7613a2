/*
 * How the local backend answers more and more visitors at once: records what Home asks Firestore
 * for in Chromium, then repeats it by so many visitors at a time, each as a browser does it, and
 * prints the table of docs/scale.md. It is the curve of the local engine on this machine, which
 * shares its processors with the visitors, and not that of Google's. `npm run bench:load`
 */
import { Agent, request } from 'node:http';
import { cpus } from 'node:os';
import { noProxyEnv } from '#emulators';
import { LOCAL_SPEED, withServedSite } from './bench/servedSite.ts';
import { percentile } from './scale/percentile.ts';
import { type Call, recordVisits } from './scale/visits.ts';

Object.assign(process.env, noProxyEnv(process.env));

const VISITORS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
const SECONDS = 4;
/** Not counted: the compiler and the connections get ready. */
const WARM_UP_SECONDS = 2;
/** What browsers open to one host over HTTP/1.1. */
const CONNECTIONS = 6;
const TIMEOUT_MS = 10_000;

/** Resolves with the milliseconds until the whole answer was there; rejects unless it is a success. */
function send({ url, body }: Call, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        agent,
        method: 'POST',
        timeout: TIMEOUT_MS,
        headers: { 'content-type': 'text/plain', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        answer.resume();
        answer.on('error', reject);
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(performance.now() - began);
          else reject(new Error(`${url} was answered by ${answer.statusCode}`));
        });
      },
    );
    asked.on('timeout', () => asked.destroy(new Error(`${url} was not answered in time`)));
    asked.on('error', reject);
    asked.end(body);
  });
}

interface Round {
  visits: number[];
  calls: number[];
  failed: number;
  seconds: number;
}

/** So many visitors for so long; each begins its next visit when the last call of one is answered. */
async function round(visitors: number, seconds: number, calls: readonly Call[]): Promise<Round> {
  const result: Round = { visits: [], calls: [], failed: 0, seconds: 0 };
  const began = performance.now();
  const visitor = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    while (performance.now() - began < seconds * 1000) {
      const opened = performance.now();
      const answers = await Promise.allSettled(calls.map((call) => send(call, agent)));
      result.visits.push(performance.now() - opened);
      for (const answer of answers) {
        if (answer.status === 'fulfilled') result.calls.push(answer.value);
        else result.failed += 1;
      }
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  result.seconds = (performance.now() - began) / 1000;
  return result;
}

function printRow(visitors: number, { visits, calls, failed, seconds }: Round): void {
  const ms = (times: readonly number[], share: number) => percentile(times, share).toFixed(1);
  const cells = [
    visitors,
    Math.round(visits.length / seconds),
    Math.round(calls.length / seconds),
    ms(visits, 0.5),
    ms(visits, 0.95),
    ms(visits, 0.99),
    ms(calls, 0.5),
    ms(calls, 0.99),
    failed,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

await withServedSite(async (site, browser) => {
  const link = await site.over(LOCAL_SPEED);
  const { first } = await recordVisits(browser, site, link, '/');
  // Beside the link: it is there to count and to slow, and would be what is measured.
  const calls = first.calls.map(({ url, body }) => ({
    url: url.replace(`:${site.ports.firestore}/`, `:${site.firestore}/`),
    body,
  }));
  await browser.close();
  const [processor] = cpus();
  console.log(
    `\n${cpus().length} x ${processor?.model ?? 'unknown'}, Node ${process.versions.node}; ` +
      `${calls.length} calls a visit, ${SECONDS} s each row; milliseconds\n`,
  );
  console.log(
    '| Visitors at once | Visits/s | Calls/s | Visit p50 | p95 | p99 | Call p50 | p99 | Failed |',
  );
  console.log('| --: | --: | --: | --: | --: | --: | --: | --: | --: |');
  await round(8, WARM_UP_SECONDS, calls);
  for (const visitors of VISITORS) {
    const measured = await round(visitors, SECONDS, calls);
    printRow(visitors, measured);
    if (measured.failed > 0) process.exitCode = 1;
  }
});
