import { largestWrites } from './largestWrites.ts';
import { median, print } from './benchTools.ts';
import { RULE_BUDGET, deciding, ruleCosts, siteRules } from './ruleCosts.ts';

const WARM_UP = 5_000;
const BATCHES = 50;
const BATCH = 100;

/**
 * Milliseconds to allow the largest list of stocks, which takes the most expressions; beside it
 * those to read the same list's JSON.
 */
export function evaluationTimes(): { rules: number; json: number } {
  const write = largestWrites.find(({ path }) => path === 'equityMarket/topGainers');
  if (!write) throw new Error('There is no list of stocks.');
  const decide = deciding(siteRules(write.service), write);
  const once = (): void => {
    if (!decide().allowed) throw new Error('The rules refuse the list of stocks.');
  };
  const json = JSON.stringify(write.after);
  return { rules: typicalTime(once), json: typicalTime(() => void JSON.parse(json)) };
}

/** Prints what each rule costs beside the budget, the dearest first. */
export function printRuleCosts(): void {
  const rows = ruleCosts()
    .toSorted((a, b) => b.most - a.most)
    .map(({ rule, most, largest }) => ({
      what: rule,
      measured: String(most),
      wanted: `<= ${RULE_BUDGET}`,
      yardstick: largest === null ? 'no such write' : String(largest),
    }));
  print(rows, ['expressions of a rule', 'at most', 'budget', 'largest write']);
}

/** Returns the median of many short runs: what else the machine does in between does not count. */
function typicalTime(once: () => void): number {
  for (let n = 0; n < WARM_UP; n += 1) once();
  const times = Array.from({ length: BATCHES }, () => {
    const began = performance.now();
    for (let n = 0; n < BATCH; n += 1) once();
    return (performance.now() - began) / BATCH;
  });
  return median(times);
}
