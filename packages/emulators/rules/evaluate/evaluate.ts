import type { CompiledService, MatchRule } from '../compile/types.ts';
import { LimitExceeded } from '../errors.ts';
import { ENGINE_LIMITS, LIMITS } from '../limits.ts';
import { ComparisonCounter } from './comparisonCounter.ts';
import type { Context } from './context.ts';
import { Documents } from './documents.ts';
import { explain } from './explain.ts';
import { ANY_NUMBER, ANY_ONE, matchPath, type PathSegment } from './matchPath.ts';
import type { PatternCache } from './patternCache.ts';
import { possibleDocuments } from './query.ts';
import type { Decision, Lookup, RuleOutcome, RulesRequest } from '../types.ts';
import { NULL, type PathValue, type RulesValue } from '../values.ts';

interface Source {
  readonly fileName: string;
  readonly text: string;
  readonly version: 1 | 2;
  readonly patterns: PatternCache;
}

/** Decides a request by the rules of its service; lets `DocumentNeeded` through. */
export function evaluate(
  source: Source,
  service: CompiledService | undefined,
  request: RulesRequest,
  lookup: Lookup,
): Decision {
  const documents = new Documents(lookup, accessesOf(request), request.budget);
  const context: Context = {
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
  const decide = (allowed: boolean, explanation: string, outcomes: RuleOutcome[]): Decision => ({
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
    for (const { paths, resource } of casesOf(request, lookup)) {
      context.resource = resource;
      context.expressions = 0;
      context.expressionLimit = LIMITS.expressions;
      outcomes = [];
      if (!anyAllows(source, service, method, paths, context, outcomes)) {
        return decide(false, refusal(source, request, outcomes), outcomes);
      }
    }
    return decide(true, `'${method}' of ${path} is allowed.`, outcomes);
  } catch (problem) {
    const reason = limitOf(problem);
    if (reason === undefined) throw problem;
    return decide(false, `'${method}' of ${path} is denied: ${reason}`, outcomes);
  }
}

function accessesOf({ service, method }: RulesRequest): number {
  if (service === 'firebase.storage') return LIMITS.storageAccesses;
  return method === 'list' ? LIMITS.listAccesses : LIMITS.accesses;
}

function limitOf(problem: unknown): string | undefined {
  if (problem instanceof LimitExceeded) return problem.message;
  // A stack overflow: only rules that nest values on purpose lead to one.
  return problem instanceof RangeError ? 'A value is nested too deeply.' : undefined;
}

interface Case {
  /** The path, or paths of which any one may match. */
  readonly paths: readonly (readonly PathSegment[])[];
  readonly resource: RulesValue;
}

/**
 * Returns the cases that the rules must allow: one document, or each kind that a query could
 * return.
 */
function casesOf(request: RulesRequest, lookup: Lookup): Case[] {
  const segments: PathSegment[] = request.path.split('/').slice(1);
  const known = request.resource ?? NULL;
  if (request.method !== 'list') return [{ paths: [segments], resource: known }];
  if (request.service === 'firebase.storage') {
    // A folder is listed by a rule for the folder itself or by one for each object in it.
    return [{ paths: [segments, [...segments, ANY_ONE]], resource: known }];
  }
  if (request.collectionGroup !== undefined) segments.push(ANY_NUMBER, request.collectionGroup);
  const caseOf = (resource: RulesValue): Case => ({
    paths: [[...segments, idOf(resource)]],
    resource,
  });
  if (request.resource) return [caseOf(request.resource)];
  return possibleDocuments(request).map(
    ({ only, resource }) => (only && storedCase(request, only, lookup)) ?? caseOf(resource),
  );
}

/**
 * Returns the stored document, if the query can only return that one. It is not counted as a
 * look-up.
 */
function storedCase(request: RulesRequest, name: PathValue, lookup: Lookup): Case | null {
  const { segments } = name;
  const path = `/${segments.join('/')}`;
  const inside =
    request.collectionGroup === undefined
      ? path === `${request.path}/${String(segments.at(-1))}`
      : path.startsWith(`${request.path}/`) && segments.at(-2) === request.collectionGroup;
  const resource = inside ? lookup.get(path) : null;
  return resource ? { paths: [segments], resource } : null;
}

function idOf(resource: RulesValue): PathSegment {
  const id = resource.type === 'map' ? resource.entries.get('id') : undefined;
  return id?.type === 'string' ? id.value : ANY_ONE;
}

function anyAllows(
  source: Source,
  service: CompiledService,
  method: string,
  paths: readonly (readonly PathSegment[])[],
  context: Context,
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
  source: Source,
  service: CompiledService,
  rule: MatchRule,
  method: string,
  captures: readonly RulesValue[],
  context: Context,
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
    // Explained only if the request is denied in the end.
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

function refusal(source: Source, request: RulesRequest, outcomes: readonly RuleOutcome[]): string {
  const what = `'${request.method}' of ${request.path}`;
  if (outcomes.length === 0) return `No allow statement matches ${what}.`;
  const lines = outcomes.map(({ line, column, result, reason }) => {
    const verdict = result === 'unproven' ? 'not proved for every document' : result;
    const why = reason === undefined ? '' : `: ${reason}`;
    return `${verdict} for '${request.method}' @ ${source.fileName}:${line}:${column}${why}`;
  });
  return `No rule allows ${what}.\n${lines.join('\n')}`;
}
