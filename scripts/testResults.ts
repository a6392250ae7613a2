import { readFile } from 'node:fs/promises';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The results of a report. */
export interface Outcome {
  counts: Counts;
  /** The tests that failed, each by its full name. */
  failures: readonly string[];
}

export interface Result {
  name: string;
  ok: boolean;
  seconds: number;
  /** Missing where a step is one check as a whole. */
  outcome?: Outcome;
}

export interface Report {
  file: string;
  by: 'vitest' | 'playwright';
}

/** Reads a JSON report; undefined if the tool ended before it wrote one. */
export async function readReport(report: Report): Promise<Outcome | undefined> {
  try {
    const data = record(JSON.parse(await readFile(report.file, 'utf8')));
    return report.by === 'vitest'
      ? { counts: countVitest(data), failures: failedInVitest(data) }
      : { counts: countPlaywright(data), failures: failedInPlaywright(data) };
  } catch {
    return undefined;
  }
}

function countVitest(data: Record<string, unknown>): Counts {
  return {
    passed: number(data['numPassedTests']),
    failed: number(data['numFailedTests']),
    skipped: number(data['numPendingTests']) + number(data['numTodoTests']),
  };
}

function countPlaywright(data: Record<string, unknown>): Counts {
  const stats = record(data['stats']);
  return {
    passed: number(stats['expected']),
    failed: number(stats['unexpected']) + number(stats['flaky']),
    skipped: number(stats['skipped']),
  };
}

const failedInVitest = (data: Record<string, unknown>): string[] =>
  records(data['testResults'])
    .flatMap((file) => records(file['assertionResults']))
    .filter((test) => test['status'] === 'failed')
    .map((test) => String(test['fullName']));

/** Suites hold suites, and at the end specs. */
const failedInPlaywright = (suite: Record<string, unknown>): string[] => [
  ...records(suite['specs'])
    .filter((spec) => spec['ok'] === false)
    .map((spec) => `${String(spec['file'])} ${String(spec['title'])}`),
  ...records(suite['suites']).flatMap(failedInPlaywright),
];

/**
 * Prints a line for each step, the names of the tests that failed below it, and the sum. A step without counts is one check; a tool that failed
 * although none of its tests did (a file that does not load, a crash) is one failure.
 */
export function summarize(results: readonly Result[]): boolean {
  const sum: Counts = { passed: 0, failed: 0, skipped: 0 };
  console.log('\nSummary');
  for (const result of results) {
    const { outcome } = result;
    const counts = countsOf(result);
    sum.passed += counts.passed;
    sum.failed += counts.failed;
    sum.skipped += counts.skipped;
    const mark = result.ok ? 'passed' : 'FAILED';
    const detail = outcome ? `  ${sentence(counts)}` : '';
    console.log(
      `  ${result.name.padEnd(14)} ${mark} ${result.seconds.toFixed(1).padStart(7)} s${detail}`,
    );
    for (const failure of outcome?.failures ?? []) console.log(`    failed: ${failure}`);
  }
  console.log(`\n${sentence(sum)}`);
  return results.length > 0 && sum.failed === 0;
}

export function countsOf({ ok, outcome }: Result): Counts {
  if (!outcome) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  const { counts } = outcome;
  return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function sentence({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const records = (value: unknown) => (Array.isArray(value) ? value.map(record) : []);

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
