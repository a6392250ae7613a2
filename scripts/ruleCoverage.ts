/** Reports the rules' expressions that the tests did not see decide both ways. */
import { basename } from 'node:path';
import {
  undecidedExpressions,
  type CoverageReport,
  type UndecidedExpression,
} from 'firebase-emulators-without-java/rules';
import { host, projectId, type Ports } from './local.ts';

/**
 * Asks the running backend what its rules evaluated since it started.
 *
 * @throws if an expression was never true, or never false; the message names each, one a line
 */
export async function checkRuleCoverage(ports: Ports): Promise<void> {
  const reports = await Promise.all([ports.firestore, ports.storage].map(coverageAt));
  const open = openExpressions(reports);
  if (open.length > 0) {
    throw new Error(`No test saw these expressions of the rules both ways:\n${open.join('\n')}`);
  }
}

async function coverageAt(port: number): Promise<CoverageReport> {
  const address = `http://${host}:${port}/emulator/v1/projects/${projectId}:ruleCoverage`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
  // Both emulators answer with what this type describes.
  return (await response.json()) as CoverageReport;
}

/** Expressions for another engine than the local one, which answers as production does. */
const ELSEWHERE = ['request.resource.metadata == {}'];

/** Returns a line for each: `firestore.rules:12:5 was never true: x == 1`. */
export const openExpressions = (reports: readonly CoverageReport[]): string[] =>
  reports
    .flatMap(undecidedExpressions)
    .filter(({ text }) => !ELSEWHERE.includes(text))
    .map(line);

const SEEN: Readonly<Record<UndecidedExpression['never'], string>> = {
  true: 'was never true',
  false: 'was never false',
  either: 'was neither true nor false',
};

/** A longer text is cut. */
const LONGEST_TEXT = 120;

function line({ fileName, line: at, column, text, never }: UndecidedExpression): string {
  const shown = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
  return `${basename(fileName)}:${at}:${column} ${SEEN[never]}: ${shown}`;
}
