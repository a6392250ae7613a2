import { expect, test, vi } from 'vitest';
import { countsOf, summarize, type Result } from './testResults.ts';

const passed: Result = { name: 'types', ok: true, seconds: 1 };
const counted: Result = {
  name: 'unit',
  ok: true,
  seconds: 2,
  counts: { passed: 10, failed: 0, skipped: 1 },
};

function lastLine(results: Result[]): { line: unknown; ok: boolean } {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const ok = summarize(results);
  return { line: log.mock.lastCall?.[0], ok };
}

test('the last line is the sum, a step without counts being one check', () => {
  expect(lastLine([passed, counted])).toEqual({
    line: '\n11 passed, 0 failed, 1 skipped',
    ok: true,
  });
});

test('a failure makes the run fail', () => {
  const failed = { ...passed, ok: false };
  expect(lastLine([failed, counted])).toEqual({
    line: '\n10 passed, 1 failed, 1 skipped',
    ok: false,
  });
});

test('a tool that crashed counts as one failure although its tests passed', () => {
  expect(countsOf({ ...counted, ok: false }).failed).toBe(1);
});

test('nothing run is not a success', () => {
  expect(lastLine([])).toEqual({ line: '\n0 passed, 0 failed', ok: false });
});
