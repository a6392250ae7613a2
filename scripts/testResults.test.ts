import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createFolder } from '../tests/helpers/folder.ts';
import { countResults, readReport, summarize, type StepResult } from './testResults.ts';

const passed: StepResult = { name: 'types', ok: true, seconds: 1 };
const counted: StepResult = {
  name: 'unit',
  ok: true,
  seconds: 2,
  outcome: { passed: 10, skipped: 1, failures: [] },
};

test.each<[string, StepResult[], string, boolean]>([
  [
    'the sum of all counts, and counts a step without counts as one',
    [passed, counted],
    '11 passed, 0 failed, 1 skipped',
    true,
  ],
  [
    'a failure if a step failed',
    [{ ...passed, ok: false }, counted],
    '10 passed, 1 failed, 1 skipped',
    false,
  ],
  ['a failure if nothing ran', [], '0 passed, 0 failed', false],
])('the last line of the summary reports %s', (_, results, line, ok) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(summarize(results)).toBe(ok);
  expect(log).toHaveBeenLastCalledWith(`\n${line}`);
});

test('counts a crashed tool as a failure even if its tests passed', () => {
  expect(countResults({ ...counted, ok: false }).failed).toBe(1);
});

test.each([
  [
    'vitest',
    { testResults: [{ assertionResults: [{ status: 'failed', fullName: 'a page opens' }] }] },
    'a page opens',
  ],
  [
    'playwright',
    { suites: [{ suites: [{ specs: [{ ok: false, file: 'a.spec.ts', title: 'opens' }] }] }] },
    'a.spec.ts opens',
  ],
])('prints the name of a test that %s reports as failed', async (_, data, name) => {
  const file = join(await createFolder({ 'report.json': JSON.stringify(data) }), 'report.json');
  const outcome = await readReport(file);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  summarize([{ ...passed, ok: false, ...(outcome ? { outcome } : {}) }]);
  expect(log).toHaveBeenCalledWith(`    failed: ${name}`);
});
