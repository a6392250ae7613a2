import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  NULL,
  compileRules,
  documentResource,
  fromJson,
  map,
  string,
  timestampOf,
  type Decision,
  type MapValue,
  type RulesService,
  type RulesValue,
  type Ruleset,
} from '#emulators/rules';
import { alsoDeleted, largestWrites, writer, WRITTEN_AT, type Write } from './largestWrites.ts';

/** About half of what production evaluates for one request, so that a rule may grow before it fails. */
export const RULE_BUDGET = 520;

export interface RuleCost {
  /** 'create, update fixedIncome/bonds', with 'storage: ' in front of a rule for files. */
  readonly rule: string;
  /** The most expressions that the rule evaluates, whatever is written. */
  readonly most: number;
  /** The most that one of the largest writes takes that the rule allows; null if it allows none. */
  readonly largest: number | null;
}

const DOCUMENTS = '/databases/(default)/documents';
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const services: Readonly<Record<RulesService, { file: string; prefix: string; name: string }>> = {
  'cloud.firestore': {
    file: 'firestore.rules',
    prefix: '/databases/{database}/documents/',
    name: '',
  },
  'firebase.storage': { file: 'storage.rules', prefix: '/b/{bucket}/o/', name: 'storage: ' },
};

/** Returns the site's rules of one service, compiled. @throws if they have errors */
export function siteRules(service: RulesService): Ruleset {
  const { file } = services[service];
  const { ruleset } = compileRules(readFileSync(path.join(root, file), 'utf8'), file);
  if (!ruleset) throw new Error(`${file} has errors`);
  return ruleset;
}

/** Returns a document's fields; those that are dates are stored times. */
const fieldsOf = (data: object): MapValue =>
  map(
    new Map(
      Object.entries(data).map(([name, value]: [string, unknown]) => [
        name,
        value instanceof Date ? timestampOf(value) : fromJson(value),
      ]),
    ),
  );

/** The record of the write's commit, and what names it, in one. */
function recordOf({ path: at, before, after }: Write): MapValue {
  const documents = (what: object | null) => ({ ...alsoDeleted, [at]: what });
  return fieldsOf({
    change: 'one',
    at: WRITTEN_AT,
    kind: 'save',
    before: documents(before),
    after: documents(after),
  });
}

/**
 * A function that asks the rules about a write by staff. The record of its commit is there, and so is
 * every other document that they look up.
 */
export function deciding(ruleset: Ruleset, write: Write): () => Decision {
  const { service, path: at, method, before, after } = write;
  const whole = service === 'cloud.firestore' ? `${DOCUMENTS}/${at}` : `/b/bucket/o/${at}`;
  const resourceOf = (data: object | null): RulesValue => {
    if (data === null) return NULL;
    const value = fieldsOf(data);
    return service === 'cloud.firestore' ? documentResource(whole, value) : value;
  };
  const request = map({
    auth: fromJson(writer),
    method: string(method),
    resource: resourceOf(after),
    time: timestampOf(WRITTEN_AT),
  });
  const there = documentResource(`${DOCUMENTS}/changes/one`, recordOf(write));
  const about = { service, path: whole, method, request, resource: resourceOf(before) };
  return () => ruleset.evaluate(about, { get: () => there });
}

/** Returns the cost of each rule of the site that allows writes, in the order of the files. */
export function ruleCosts(): RuleCost[] {
  return (['cloud.firestore', 'firebase.storage'] as const).flatMap((service) => {
    const ruleset = siteRules(service);
    const decisions = largestWrites
      .filter((write) => write.service === service)
      .map((write) => deciding(ruleset, write)());
    const { name, prefix } = services[service];
    return ruleset
      .costs()
      .filter(({ methods }) => methods.some((method) => method !== 'get' && method !== 'list'))
      .map(({ line, column, path: at, methods, expressions }) => {
        const taken = decisions
          .filter(({ outcomes }) =>
            outcomes.some(
              (outcome) =>
                outcome.result === 'true' && outcome.line === line && outcome.column === column,
            ),
          )
          .map((decision) => decision.expressions);
        return {
          rule: `${name}${methods.join(', ')} ${at.replace(prefix, '')}`,
          most: expressions,
          largest: taken.length > 0 ? Math.max(...taken) : null,
        };
      });
  });
}
