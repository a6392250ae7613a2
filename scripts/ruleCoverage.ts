/** Reports expressions of the rules that the tests have not evaluated to both true and false. */
import { basename } from 'node:path';
import {
  undecidedExpressions,
  type CoverageReport,
  type UndecidedExpression,
} from 'firebase-emulators-without-java/rules';
import { host, projectId, type Ports } from './local.ts';

/**
 * Checks that the rules of the running backend have evaluated every expression to both true and
 * false.
 *
 * @throws if an expression was never true or never false. The message has one line per expression.
 */
export async function checkRuleCoverage(ports: Ports): Promise<void> {
  const reports = await Promise.all([ports.firestore, ports.storage].map(fetchCoverage));
  const open = listUncoveredExpressions(reports);
  if (open.length > 0) {
    throw new Error(
      `The tests did not evaluate these expressions of the rules to both true and false:\n${open.join('\n')}`,
    );
  }
}

async function fetchCoverage(port: number): Promise<CoverageReport> {
  const address = `http://${host}:${port}/emulator/v1/projects/${projectId}:ruleCoverage`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
  // The Firestore and Storage emulators both return this type.
  return (await response.json()) as CoverageReport;
}

/**
 * Expressions that have the same value in every request to the local emulators. The rules need
 * these expressions for Google's emulator.
 */
const IGNORED_EXPRESSIONS = ['request.resource.metadata == {}'];

/** Returns one line per expression, for example `firestore.rules:12:5 was never true: x == 1`. */
export const listUncoveredExpressions = (reports: readonly CoverageReport[]): string[] =>
  reports
    .flatMap(undecidedExpressions)
    .filter(({ text }) => !IGNORED_EXPRESSIONS.includes(text))
    .map(formatLine);

const RESULT_LABELS: Readonly<Record<UndecidedExpression['never'], string>> = {
  true: 'was never true',
  false: 'was never false',
  either: 'was neither true nor false',
};

const MAX_TEXT_LENGTH = 120;

function formatLine({ fileName, line: at, column, text, never }: UndecidedExpression): string {
  const shown = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text;
  return `${basename(fileName)}:${at}:${column} ${RESULT_LABELS[never]}: ${shown}`;
}
