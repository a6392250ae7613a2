import { readFileSync } from 'node:fs';
import {
  NULL,
  compileRules,
  documentResource,
  fromFirestoreFields,
  map,
  string,
} from '#emulators/rules';
import { median } from './benchTools.ts';

const DOCUMENTS = '/databases/(default)/documents';
const PATH = `${DOCUMENTS}/equityMarket/topGainers`;
const WARM_UP = 5_000;
const BATCHES = 50;
const BATCH = 100;

const stock = (n: number) => ({
  mapValue: {
    fields: {
      id: { stringValue: `stock${n}` },
      symbol: { stringValue: 'DANGCEM' },
      previousDayClose: { doubleValue: 480.5 },
      currentDayClose: { doubleValue: 490.25 },
      change: { doubleValue: 2.03 },
      displayOrder: { integerValue: String(n) },
    },
  },
});

/**
 * Milliseconds to allow an update of a list of five stocks, which takes the most expressions;
 * beside it those to read the same list's JSON.
 */
export function evaluationTimes(rulesFile: string): { rules: number; json: number } {
  const { ruleset } = compileRules(readFileSync(rulesFile, 'utf8'), 'firestore.rules');
  if (!ruleset) throw new Error(`${rulesFile} has errors`);
  const staff = documentResource(`${DOCUMENTS}/staff/ada`, map({}));
  const fields = {
    id: { stringValue: 'topGainers' },
    type: { stringValue: 'gainers' },
    lastUpdated: { stringValue: '2026-10-05T10:00:00.000Z' },
    stocks: { arrayValue: { values: [0, 1, 2, 3, 4].map(stock) } },
  };
  const resource = documentResource(PATH, fromFirestoreFields(fields));
  const auth = map({ uid: string('ada'), token: map({}) });
  const once = (): void => {
    const { allowed } = ruleset.evaluate(
      {
        service: 'cloud.firestore',
        path: PATH,
        method: 'create',
        request: map({ auth, method: string('create'), resource }),
        resource: NULL,
      },
      { get: () => staff },
    );
    if (!allowed) throw new Error('The rules refuse the list of stocks.');
  };
  const json = JSON.stringify(fields);
  return { rules: typicalTime(once), json: typicalTime(() => void JSON.parse(json)) };
}

/** The median of many short runs: what else the machine does in between does not count. */
function typicalTime(once: () => void): number {
  for (let n = 0; n < WARM_UP; n += 1) once();
  const times = Array.from({ length: BATCHES }, () => {
    const began = performance.now();
    for (let n = 0; n < BATCH; n += 1) once();
    return (performance.now() - began) / BATCH;
  });
  return median(times);
}
