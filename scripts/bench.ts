/*
 * `npm run bench` compares the site with its budgets. It builds the site, serves it with the local
 * backend behind a slow network, measures it and prints a table. It writes bench/results.json and
 * exits with 1 if a budget is exceeded. Arguments limit the measurements: `npm run bench -- bytes
 * visits`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { noProxyEnv } from 'firebase-emulators-without-java';
import { measureBytes } from './bench/bytes.ts';
import { measurePublication } from './bench/publication.ts';
import { measureInteractions } from './bench/interactions.ts';
import { measureLighthouse } from './bench/lighthouse/scores.ts';
import { isMissed, printRows, type BenchRow, RUNS } from './bench/rows.ts';
import { withServedSite } from './bench/site.ts';
import { measureVisits } from './bench/visits.ts';
import { projectFolder } from './local.ts';
import { exitWith } from './options.ts';

Object.assign(process.env, noProxyEnv(process.env));

/** `publication` must be the last entry, because publishing changes the stored data. */
const measures = {
  bytes: measureBytes,
  visits: measureVisits,
  interactions: measureInteractions,
  lighthouse: measureLighthouse,
  publication: measurePublication,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(measures, name));
if (unknown.length > 0) {
  exitWith(
    `Unknown part: ${unknown.join(', ')}. Use: npm run bench [-- ${Object.keys(measures).join(' ')}]`,
  );
}
const chosenParts = Object.entries(measures).filter(
  ([name]) => names.length === 0 || names.includes(name),
);
const rows: BenchRow[] = [];
await withServedSite(async (site, browser) => {
  for (const [name, measure] of chosenParts) {
    console.log(`\n== ${name}`);
    const measured = await measure(site, browser);
    printRows(measured);
    rows.push(...measured);
  }
});
const [processor] = cpus();
const machine = `${cpus().length} x ${processor?.model ?? 'unknown'}, Node ${process.versions.node}`;
const folder = join(projectFolder, 'bench');
await mkdir(folder, { recursive: true });
const results = { at: new Date().toISOString(), machine, runs: RUNS, rows };
await writeFile(join(folder, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
const missedCount = rows.filter(isMissed).length;
console.log(
  `\n${machine}\n${missedCount === 0 ? 'All measurements are within budget' : `${missedCount} measurements are over budget`}`,
);
if (missedCount > 0) process.exitCode = 1;
