import { readFile } from 'node:fs/promises';
import { listKeys } from '../src/lib/records.ts';
import { getField, toList } from './remote.ts';

type Counts = Record<'passed' | 'failed' | 'skipped', number>;

export interface ReportOutcome {
  passed: number;
  skipped: number;
  /** Full names of the failed tests. */
  failures: readonly string[];
}

export interface StepResult {
  name: string;
  ok: boolean;
  seconds: number;
  /** Undefined if the step is a single check instead of a list of tests. */
  outcome?: ReportOutcome;
}

/**
 * Reads the JSON report of Vitest or Playwright. Returns undefined if the tool ended before it
 * wrote the report.
 */
export async function readReport(file: string): Promise<ReportOutcome | undefined> {
  try {
    const tests = listTests(JSON.parse(await readFile(file, 'utf8')));
    const listNames = (state: keyof Counts) =>
      tests.filter((test) => test.state === state).map(({ name }) => name);
    const failures = listNames('failed');
    return { passed: listNames('passed').length, skipped: listNames('skipped').length, failures };
  } catch {
    return undefined;
  }
}

/**
 * Returns all tests in a part of a Vitest report, or all specs in a part of a Playwright report.
 */
function listTests(part: unknown): { name: string; state: keyof Counts }[] {
  if (Array.isArray(part)) return part.flatMap(listTests);
  if (typeof part !== 'object' || part === null) return [];
  const { fullName, status, ok, file, title, tests }: Record<string, unknown> = { ...part };
  if (typeof fullName === 'string') {
    return [
      { name: fullName, state: status === 'passed' || status === 'failed' ? status : 'skipped' },
    ];
  }
  if (typeof ok === 'boolean') {
    const isSkipped = toList(tests).every((test) => getField(test, 'status') === 'skipped');
    const state = ok ? (isSkipped ? 'skipped' : 'passed') : 'failed';
    return [{ name: `${String(file)} ${String(title)}`, state }];
  }
  return Object.values(part).flatMap(listTests);
}

/**
 * Prints a line per step with the names of its failed tests, and the sum of all steps. Returns
 * whether everything passed. A step without counts is counted as one test. If a tool fails without
 * a failed test, for example after a crash, the sum contains one failure for it.
 */
export function summarize(results: readonly StepResult[]): boolean {
  const sum: Counts = { passed: 0, failed: 0, skipped: 0 };
  console.log('\nSummary');
  for (const result of results) {
    const { outcome } = result;
    const counts = countResults(result);
    for (const state of listKeys(sum)) sum[state] += counts[state];
    const mark = result.ok ? 'passed' : 'FAILED';
    const detail = outcome ? `  ${formatCounts(counts)}` : '';
    console.log(
      `  ${result.name.padEnd(14)} ${mark} ${result.seconds.toFixed(1).padStart(7)} s${detail}`,
    );
    for (const failure of outcome?.failures ?? []) console.log(`    failed: ${failure}`);
  }
  console.log(`\n${formatCounts(sum)}`);
  return results.length > 0 && sum.failed === 0;
}

export function countResults({ ok, outcome }: StepResult): Counts {
  if (!outcome) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  const { passed, skipped, failures } = outcome;
  return { passed, failed: ok ? failures.length : Math.max(1, failures.length), skipped };
}

function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
