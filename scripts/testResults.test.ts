import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { newFolder } from '../tests/helpers/folder.ts';
import { countsOf, readReport, summarize, type Result } from './testResults.ts';

const passed: Result = { name: 'types', ok: true, seconds: 1 };
const counted: Result = {
  name: 'unit',
  ok: true,
  seconds: 2,
  outcome: { passed: 10, skipped: 1, failures: [] },
};

test.each<[string, Result[], string, boolean]>([
  [
    'the sum, a step without counts being one',
    [passed, counted],
    '11 passed, 0 failed, 1 skipped',
    true,
  ],
  [
    'no success after a failure',
    [{ ...passed, ok: false }, counted],
    '10 passed, 1 failed, 1 skipped',
    false,
  ],
  ['no success where nothing ran', [], '0 passed, 0 failed', false],
])('the last line is %s', (_, results, line, ok) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(summarize(results)).toBe(ok);
  expect(log).toHaveBeenLastCalledWith(`\n${line}`);
});

test('a tool that crashed counts as one failure although its tests passed', () => {
  expect(countsOf({ ...counted, ok: false }).failed).toBe(1);
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
])('a test that failed in %s is named below its step', async (_, data, name) => {
  const file = join(await newFolder({ 'report.json': JSON.stringify(data) }), 'report.json');
  const outcome = await readReport(file);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  summarize([{ ...passed, ok: false, ...(outcome ? { outcome } : {}) }]);
  expect(log).toHaveBeenCalledWith(`    failed: ${name}`);
});
