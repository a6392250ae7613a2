/*
 * How long 25 years of daily figures take to draw, from the figures to the markup: the median of
 * several runs. Exits with 1 over the budget: `npm run bench:charts`.
 */
import { createServer } from 'vite';
import type * as Drawing from './chartOf25Years';
import { median } from './benchTools';
import { projectFolder } from './local';

const BUDGET_MS = 50;
const RUNS = 25;

// What visitors get: React without its checks. Vite loads the components, with alias and styles.
process.env.NODE_ENV = 'production';
const server = await createServer({
  root: projectFolder,
  configFile: false,
  mode: 'production',
  logLevel: 'error',
  appType: 'custom',
  resolve: { alias: { '@': `${projectFolder}/src` } },
  server: { middlewareMode: true, hmr: false, ws: false },
});
const { dailyFigures, drawnChart } = (await server.ssrLoadModule(
  '/scripts/chartOf25Years.tsx',
)) as typeof Drawing;

const figures = dailyFigures();
const times = Array.from({ length: RUNS }, () => {
  const started = performance.now();
  drawnChart(figures);
  return performance.now() - started;
});
await server.close();

const [first = NaN] = times;
const middle = median(times);
console.log(
  `${figures.length} figures: ${middle.toFixed(1)} ms (first ${first.toFixed(1)} ms), budget ${BUDGET_MS} ms`,
);
if (!(middle < BUDGET_MS)) process.exitCode = 1;
