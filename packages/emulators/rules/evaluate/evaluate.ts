import type { CompiledService, MatchRule } from '../compile/types.ts';
import { LimitExceededError } from '../errors.ts';
import { ENGINE_LIMITS, LIMITS } from '../limits.ts';
import { ComparisonCounter } from './comparisonCounter.ts';
import type { EvaluationContext } from './context.ts';
import { Documents } from './documents.ts';
import { explain } from './explain.ts';
import { ANY_SEGMENTS, ANY_SEGMENT, matchPath, type PathSegment } from './matchPath.ts';
import type { PatternCache } from './patternCache.ts';
import { listPossibleDocuments } from './query.ts';
import type { RulesDecision, DocumentLookup, RuleOutcome, RulesRequest } from '../types.ts';
import { NULL, type PathValue, type RulesValue } from '../values.ts';

interface RulesSource {
  readonly fileName: string;
  readonly text: string;
  readonly version: 1 | 2;
  readonly patterns: PatternCache;
}

/** Decides whether the rules allow a request. Does not catch `DocumentNeededError`. */
export function evaluate(
  source: RulesSource,
  service: CompiledService | undefined,
  request: RulesRequest,
  lookup: DocumentLookup,
): RulesDecision {
  const documents = new Documents(lookup, getAccessLimit(request), request.budget);
  const context: EvaluationContext = {
    request: request.request,
    resource: request.resource ?? NULL,
    captures: [],
    locals: [],
    documents,
    comparisons: new ComparisonCounter(),
    patterns: source.patterns,
    expressions: 0,
    expressionLimit: LIMITS.expressions,
    recording: true,
  };
  const decide = (
    allowed: boolean,
    explanation: string,
    outcomes: RuleOutcome[],
  ): RulesDecision => ({
    allowed,
    explanation,
    outcomes,
    accesses: documents.accesses,
    expressions: context.expressions,
  });
  const { method, path } = request;
  if (!service) return decide(false, `There are no rules for ${request.service}.`, []);
  let outcomes: RuleOutcome[] = [];
  try {
    for (const { paths, resource } of listCases(request, lookup)) {
      context.resource = resource;
      context.expressions = 0;
      context.expressionLimit = LIMITS.expressions;
      outcomes = [];
      if (!isAllowedByAny(source, service, method, paths, context, outcomes)) {
        return decide(false, formatDenial(source, request, outcomes), outcomes);
      }
    }
    return decide(true, `'${method}' of ${path} is allowed.`, outcomes);
  } catch (problem) {
    const reason = describeLimit(problem);
    if (reason === undefined) throw problem;
    return decide(false, `'${method}' of ${path} is denied: ${reason}`, outcomes);
  }
}

function getAccessLimit({ service, method }: RulesRequest): number {
  if (service === 'firebase.storage') return LIMITS.storageAccesses;
  return method === 'list' ? LIMITS.listAccesses : LIMITS.accesses;
}

function describeLimit(problem: unknown): string | undefined {
  if (problem instanceof LimitExceededError) return problem.message;
  // A RangeError is a stack overflow. It only happens if rules nest values on purpose.
  return problem instanceof RangeError ? 'A value is nested too deeply.' : undefined;
}

interface RequestCase {
  /** Possible paths of the requested document. A rule must match at least one of the paths. */
  readonly paths: readonly (readonly PathSegment[])[];
  readonly resource: RulesValue;
}

/**
 * Returns the cases that the rules must allow. A request for a document has one case. A query has a
 * case for each kind of document that it could return.
 */
function listCases(request: RulesRequest, lookup: DocumentLookup): RequestCase[] {
  const segments: PathSegment[] = request.path.split('/').slice(1);
  const resource = request.resource ?? NULL;
  if (request.method !== 'list') return [{ paths: [segments], resource }];
  if (request.service === 'firebase.storage') {
    // A rule for the folder or a rule for each object in the folder can allow the list request.
    return [{ paths: [segments, [...segments, ANY_SEGMENT]], resource }];
  }
  if (request.collectionGroup !== undefined) segments.push(ANY_SEGMENTS, request.collectionGroup);
  const toCase = (resource: RulesValue): RequestCase => ({
    paths: [[...segments, getDocumentId(resource)]],
    resource,
  });
  if (request.resource) return [toCase(request.resource)];
  return listPossibleDocuments(request).map(
    ({ only, resource }) => (only && findStoredCase(request, only, lookup)) ?? toCase(resource),
  );
}

/**
 * Returns the stored document if it is the only one that the query can return. Does not count as a
 * document lookup.
 */
function findStoredCase(
  request: RulesRequest,
  name: PathValue,
  lookup: DocumentLookup,
): RequestCase | null {
  const { segments } = name;
  const path = `/${segments.join('/')}`;
  const isInCollection =
    request.collectionGroup === undefined
      ? path === `${request.path}/${String(segments.at(-1))}`
      : path.startsWith(`${request.path}/`) && segments.at(-2) === request.collectionGroup;
  const resource = isInCollection ? lookup.get(path) : null;
  return resource ? { paths: [segments], resource } : null;
}

function getDocumentId(resource: RulesValue): PathSegment {
  const id = resource.type === 'map' ? resource.entries.get('id') : undefined;
  return id?.type === 'string' ? id.value : ANY_SEGMENT;
}

function isAllowedByAny(
  source: RulesSource,
  service: CompiledService,
  method: string,
  paths: readonly (readonly PathSegment[])[],
  context: EvaluationContext,
  outcomes: RuleOutcome[],
): boolean {
  const denials: (() => void)[] = [];
  for (const rule of service.rules) {
    for (const segments of paths) {
      const allowed = matchPath(rule.pattern, segments, source.version, (captures) =>
        allows(source, service, rule, method, captures, context, outcomes, denials),
      );
      if (allowed) return true;
    }
  }
  for (const explainDenial of denials) explainDenial();
  return false;
}

function allows(
  source: RulesSource,
  service: CompiledService,
  rule: MatchRule,
  method: string,
  captures: readonly RulesValue[],
  context: EvaluationContext,
  outcomes: RuleOutcome[],
  denials: (() => void)[],
): boolean {
  for (const { decl, condition } of rule.allows) {
    if (!decl.methods.has(method)) continue;
    context.captures = captures;
    const value = condition?.(context);
    const { line, column } = decl.span;
    if (value === undefined || (value.type === 'bool' && value.value)) {
      outcomes.push({ line, column, result: 'true' });
      return true;
    }
    const result =
      value.type === 'bool' ? 'false' : value.type === 'unknown' ? 'unproven' : 'error';
    const at = outcomes.length;
    outcomes.push({ line, column, result });
    const expr = decl.condition;
    if (!expr) continue;
    // Explains denials later, because a rule that follows may still allow the request.
    denials.push(() => {
      context.captures = captures;
      context.recording = false;
      const counted = context.expressions;
      context.expressionLimit = counted + ENGINE_LIMITS.explanationExpressions;
      const reasons = explain(service, source.text, expr, context);
      context.expressions = counted;
      context.recording = true;
      outcomes[at] = { line, column, result, reason: [...new Set(reasons)].join('; ') };
    });
  }
  return false;
}

function formatDenial(
  source: RulesSource,
  request: RulesRequest,
  outcomes: readonly RuleOutcome[],
): string {
  const operation = `'${request.method}' of ${request.path}`;
  if (outcomes.length === 0) return `No allow statement matches ${operation}.`;
  const lines = outcomes.map(({ line, column, result, reason }) => {
    const verdict = result === 'unproven' ? 'not proved for every document' : result;
    const suffix = reason === undefined ? '' : `: ${reason}`;
    return `${verdict} for '${request.method}' @ ${source.fileName}:${line}:${column}${suffix}`;
  });
  return `No rule allows ${operation}.\n${lines.join('\n')}`;
}
