import type { CoverageReport } from './coverage.ts';
import type { Decision, Lookup, RulesRequest } from './request.ts';

export interface Ruleset {
  readonly version: 1 | 2;
  /** Decides one request. Lets `DocumentNeeded` through; otherwise never throws. */
  evaluate(request: RulesRequest, lookup: Lookup): Decision;
  /** Each expression with the values it took since the last reset. */
  coverage(): CoverageReport;
  resetCoverage(): void;
}
