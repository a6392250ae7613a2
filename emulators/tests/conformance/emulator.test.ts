import { expect, it } from 'vitest';
import { map, NULL, pathOf, string } from '../../rules/values.ts';
import { ask, DOCUMENTS, errorsOf, firestoreRules, REQUEST } from '../helpers/rules.ts';
import table from './emulator.json' with { type: 'json' };

const differ: Readonly<Record<string, readonly string[]>> = table.differ;
const claims = Object.values(table.claims).flatMap((area) =>
  Object.entries<readonly string[]>(area).flatMap(([there, conditions]) =>
    conditions.map((condition) => ({ condition, there })),
  ),
);

/** Returns what a condition is here, asked by a visitor about a document that is not there. */
function verdictHere(condition: string): string {
  if (errorsOf(condition).length > 0) return 'compile-error';
  const path = `${DOCUMENTS}/things/one`;
  const request = { ...REQUEST, auth: NULL, method: string('get'), path: pathOf(path) };
  const { outcomes } = ask(firestoreRules(`match /things/{id} { allow get: if ${condition}; }`), {
    path,
    method: 'get',
    request: map(request),
  });
  return outcomes[0]?.result ?? 'not evaluated';
}

it.each(claims)('$there: $condition', ({ condition, there }) => {
  const [here = there, why = ''] = differ[condition] ?? [];
  expect(verdictHere(condition)).toBe(here);
  if (here !== there) expect(why).toMatch(/\w+ \w+/);
});
