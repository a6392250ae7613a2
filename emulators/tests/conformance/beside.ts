/**
 * `npx tsx emulators/tests/conformance/beside.ts <folder>`: holds a newer copy of other people's
 * records against the tables here: of davideast/pyric `packages/conformance` (`others.json`), of
 * t-k/fireemu `conformance` (`production.json`, `emulator.json`, `service.json`). It names each row whose verdict is new or another,
 * and each scenario's verdict that is another here without a reason. Ends with 1 where there is any.
 * Nothing of the copy is kept.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asArray, asString, isObject, type JsonObject } from '../../firestore/json.ts';
import { compileRules } from '../../rules/compile/compileRules.ts';
import { documentResource } from '../../rules/firestoreValues.ts';
import type { Lookup, RulesMethod } from '../../rules/types.ts';
import {
  fromJson,
  map,
  type MapValue,
  NULL,
  pathOf,
  type RulesValue,
  string,
  timestampOf,
} from '../../rules/values.ts';
import { DOCUMENTS } from '../helpers/rules.ts';
import emulator from './emulator.json' with { type: 'json' };
import others from './others.json' with { type: 'json' };
import production from './production.json' with { type: 'json' };
import * as service from './service.ts';

/** The verdicts of a scenario in the order of its cases: A for allowed, D for denied. */
export interface Scenario {
  day: string;
  there: string;
  /** Undefined where the conditions are held one by one, or the rules are not in the copy. */
  here?: string;
}
type Known = Readonly<Record<string, { day: string; verdicts: string; differ?: object }>>;

const METHODS: readonly RulesMethod[] = ['get', 'list', 'create', 'update', 'delete'];
const MOMENT = '2026-07-21T00:00:00Z';
const fieldsOf = (json: unknown): JsonObject => (isObject(json) ? json : {});
const momentOf = (json: unknown) => timestampOf(new Date(asString(json ?? MOMENT, 'a time')));

function mapOf(json: JsonObject): MapValue {
  const times = ['timeCreated', 'updated'];
  return map(
    new Map(
      Object.entries(json).map(([name, value]) => [
        name,
        times.includes(name) ? momentOf(value) : fromJson(value),
      ]),
    ),
  );
}

const inDatabase = (path: string) => (path.startsWith('/') ? path : `${DOCUMENTS}/${path}`);

/** The documents that a case names for its look-ups; after a write the document itself too. */
function lookupOf(mocks: readonly JsonObject[], self: string, after: RulesValue | null): Lookup {
  const get = (path: string) => {
    const of = mocks.filter((mock) => inDatabase(asString(mock.path, 'a path')) === path);
    const read = of.find((mock) => mock.function === 'get');
    if (read) return documentResource(path, mapOf(fieldsOf(read.result)));
    return of.some((mock) => mock.result === true) ? documentResource(path, map({})) : null;
  };
  return { get, getAfter: (path) => (path === self ? after : get(path)) };
}

/** Asks the rules here about a case, as production's test method was asked. */
function verdictHere(rules: string, about: JsonObject, inStorage: boolean): string {
  const { ruleset } = compileRules(rules);
  if (!ruleset) return '-';
  const method = METHODS.find((each) => each === about.method) ?? 'get';
  const named = asString(about.path, 'a path');
  const bucket = asString(about.bucket ?? 'demo-pyric.appspot.com', 'a bucket');
  const full = inStorage
    ? named.startsWith('/b/')
      ? named
      : `/b/${bucket}/o/${named}`
    : inDatabase(named);
  const path = method === 'list' && !inStorage ? full.replace(/\/[^/]+$/, '') : full;
  const resourceOf = (json: unknown) => {
    if (!isObject(json)) return null;
    return inStorage ? mapOf(json) : documentResource(full, mapOf(json));
  };
  const [before, after] = inStorage
    ? [about.existingResource, about.resource]
    : [about.resource, about.data];
  const request: Record<string, RulesValue> = {
    auth: isObject(about.auth) ? fromJson({ token: {}, ...about.auth }) : NULL,
    time: momentOf(about.requestTime),
    method: string(method),
    path: pathOf(full),
  };
  const written = resourceOf(after);
  if (written) request.resource = written;
  if (isObject(about.query)) request.query = fromJson(about.query);
  const { allowed } = ruleset.evaluate(
    {
      service: inStorage ? 'firebase.storage' : 'cloud.firestore',
      path,
      method,
      request: map(request),
      resource: resourceOf(before),
    },
    lookupOf(asArray(about.functionMocks ?? [], 'mocks').map(fieldsOf), full, written),
  );
  return allowed ? 'A' : 'D';
}

/** Reads the scenarios of a copy that production was asked, by 'firestore/NAME' and 'storage/NAME'. */
export async function readCopy(
  folder: string,
  load = async (file: string): Promise<unknown> => import(pathToFileURL(file).href),
): Promise<Map<string, Scenario>> {
  const found = new Map<string, Scenario>();
  for (const service of ['firestore', 'storage']) {
    const corpus = join(folder, 'rules-corpus', service);
    for (const file of readdirSync(corpus).toSorted()) {
      const name = basename(file, '.ts');
      const record = join(
        folder,
        'observations',
        `${service}-rules`,
        `rules-${service}-${name}.json`,
      );
      if (!existsSync(record)) continue;
      const recorded = fieldsOf(JSON.parse(readFileSync(record, 'utf8')));
      const scenario = fieldsOf(fieldsOf(await load(join(corpus, file))).scenario);
      const cases = asArray(scenario.cases, 'cases').map(fieldsOf);
      const behavior = fieldsOf(recorded.behavior);
      const rules = asString(scenario.rules, 'rules');
      const asked = service === 'storage' && name in others.expressions ? [] : cases;
      found.set(`${service}/${name}`, {
        day: dayOf(recorded),
        there: cases.map((each) => verdictThere(behavior[String(each.description)])).join(''),
        ...(asked.length > 0 && {
          here: asked.map((each) => verdictHere(rules, each, service === 'storage')).join(''),
        }),
      });
    }
  }
  for (const key of Object.keys(others.services)) {
    const [service = '', name = '', group = ''] = key.split('/');
    const record = join(folder, 'observations', `${service}-rules`, `${name}.json`);
    if (!existsSync(record)) continue;
    const recorded = fieldsOf(JSON.parse(readFileSync(record, 'utf8')));
    const verdicts = Object.values(fieldsOf(fieldsOf(recorded.behavior)[group]));
    found.set(key, { day: dayOf(recorded), there: verdicts.map(verdictThere).join('') });
  }
  return found;
}

const dayOf = (recorded: JsonObject): string => asString(recorded.observedAt, 'a day').slice(0, 10);

const verdictThere = (recorded: unknown): string =>
  recorded === 'ALLOW' ? 'A' : recorded === 'DENY' ? 'D' : '?';

/** Returns what is new in a copy, or another verdict, or another here for no reason. */
export function newsOf(copy: ReadonlyMap<string, Scenario>, known: Known): string[] {
  return [...copy].flatMap(([name, { day, there, here }]) => {
    const row = known[name];
    const differ: Readonly<Record<string, unknown>> = { ...row?.differ };
    const news =
      row === undefined
        ? [`${name}: new, of ${day}: ${there}`]
        : row.verdicts === there
          ? []
          : [`${name}: ${row.verdicts} of ${row.day} is ${there} of ${day}`];
    if (here === undefined) return news;
    const others = there
      .split('')
      .flatMap((verdict, at) =>
        (verdict === here[at]) === String(at) in differ
          ? [`${name}, case ${at}: ${verdict} there, ${here[at]} here`]
          : [],
      );
    return [...news, ...others];
  });
}

/** The scenarios, single conditions and services that are known of davideast/pyric. */
export const KNOWN: Known = {
  ...others.scenarios,
  ...Object.fromEntries(
    Object.entries(others.expressions).map(([name, row]) => [`storage/${name}`, row]),
  ),
  ...others.services,
};

/** Returns what was allowed by the steps that are known of t-k/fireemu, and what is left out. */
function knownSteps(): Map<string, string> {
  const { who, claims, shapes, requests, compile } = production;
  const known = new Map<string, string>();
  const ofEach = (step: string, verdicts: string): void => {
    const [area = '', name = ''] = step.split('/');
    for (const [at, one] of who.entries()) {
      if (verdicts[at] !== '-') known.set(`${area}/${one}-${name}`, verdicts[at] ?? '');
    }
  };
  for (const row of requests) {
    if (row.verdicts !== undefined) ofEach(row.step, row.verdicts);
    else known.set(row.step, row.allowed ? 'A' : 'D');
  }
  for (const [name, [, verdicts]] of Object.entries(claims))
    ofEach(`auth-token/${name}`, verdicts ?? '');
  for (const [name, [, verdicts]] of Object.entries(shapes)) {
    for (const [at, ending] of ['', '-ordered', '-limited'].entries())
      known.set(`query/shape-${name}${ending}`, verdicts?.[at] ?? '');
  }
  for (const { step, compiles } of compile) known.set(`compile/${step}`, compiles ? 'A' : 'D');
  return known;
}

const patternOf = (text: string): RegExp => new RegExp(`^${text.replaceAll('*', '.*')}$`);
const LEFT_OUT = Object.keys(production.leftOut).map(patternOf);
const DENIED = [401, 403];

/** Names the steps in a copy of fs-rules-production.json that are new or were answered differently. */
export function newsOfSteps(copy: JsonObject): string[] {
  const known = knownSteps();
  return Object.entries(fieldsOf(copy.programs)).flatMap(([program, recorded]) => {
    const [, area = '', name = ''] = program.split('/');
    const { steps, recordedAt } = fieldsOf(recorded);
    return Object.entries(fieldsOf(steps)).flatMap(([step, json]) => {
      const key = `${area}/${step}`;
      if (LEFT_OUT.some((each) => each.test(key) || each.test(`${area}/${name}`))) return [];
      const { status, grpc, compiled } = fieldsOf(json);
      const isDenied = DENIED.includes(Number(status)) || grpc === 7 || grpc === 16;
      const there = (compiled === undefined ? !isDenied : compiled === true) ? 'A' : 'D';
      const before = known.get(key);
      if (before === there) return [];
      return [`${key}: ${before ?? 'new'}, of ${String(recordedAt).slice(0, 10)}: ${there}`];
    });
  });
}

/** Names the conditions in a copy of RULES-MATRIX.md that are new or were answered differently. */
export function newsOfClaims(copy: string): string[] {
  const known = new Map(
    Object.values(emulator.claims).flatMap((area) =>
      Object.entries<readonly string[]>(area).flatMap(([verdict, conditions]) =>
        conditions.map((condition) => [condition, verdict] as const),
      ),
    ),
  );
  return [...copy.matchAll(/^\| `(.+)` \| ([a-z-]+) \|$/gm)].flatMap(([, claim = '', there]) => {
    const condition = claim.replaceAll('\\|', '|');
    const before = known.get(condition);
    return before === there ? [] : [`${condition}: ${before ?? 'new'}, there ${there}`];
  });
}

/** Names the steps in a copy of firestore-production-matrix.json that are new or ended another way. */
export function newsOfService(copy: JsonObject): string[] {
  const leftOut = Object.keys(service.leftOut).map(patternOf);
  const known = new Map<string, string>([
    ...service.queries.map(({ step, ids }) => [step, ids.join(' ')] as const),
    ...service.aggregations.map(({ step, result }) => [step, textOf(result)] as const),
  ]);
  const ended = new Map(
    service.programs.flatMap(({ requests }) => requests).map((row) => [row.step, row]),
  );
  return asArray(copy.programs, 'programs').flatMap((program) => {
    const { id, steps } = fieldsOf(program);
    return Object.entries(fieldsOf(steps)).flatMap(([name, answers]) => {
      const step = `${String(id)}#${name}`;
      if (leftOut.some((each) => each.test(step))) return [];
      const { body, status } = fieldsOf(fieldsOf(answers).production);
      const row = ended.get(step);
      const says = row?.answer === undefined ? '' : textOf(service.settled(body));
      const before = row ? `${row.status} ${textOf(row.answer)}` : known.get(step);
      const there = known.has(step) && status === 200 ? foundIn(body) : `${String(status)} ${says}`;
      return before === there ? [] : [`${step}: ${before ?? 'new'}, there ${there}`];
    });
  });
}

/** Returns JSON as a text that is the same in whichever order its fields come. */
const textOf = (json: unknown): string =>
  json === undefined
    ? ''
    : JSON.stringify(json, (_name, each: unknown) =>
        isObject(each)
          ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
          : each,
      );

/** Returns the ids in an answer, or its aggregations. */
function foundIn(body: unknown): string {
  const found = asArray(body, 'an answer').flatMap((each) => {
    const { document, result } = fieldsOf(each);
    if (isObject(document)) return [basename(asString(document.name, 'a name'))];
    return isObject(result) ? [textOf(result.aggregateFields)] : [];
  });
  return found.join(' ');
}

function newsOfFireemu(folder: string): string[] {
  const read = (name: string): string => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const json = (name: string): JsonObject => fieldsOf(JSON.parse(read(name) || '{"programs":[]}'));
  return [
    ...newsOfSteps(json('fs-rules-production.json')),
    ...newsOfClaims(read('RULES-MATRIX.md')),
    ...newsOfService(json('firestore-production-matrix.json')),
  ];
}

const [, program = '', folder] = process.argv;
if (resolve(program) === import.meta.filename) {
  if (folder === undefined) throw new Error('Which folder? See the README of the rules.');
  const news = existsSync(join(folder, 'fs-rules-production.json'))
    ? newsOfFireemu(folder)
    : newsOf(await readCopy(resolve(folder)), KNOWN);
  console.log([...news, `${news.length} to look at`].join('\n'));
  process.exitCode = news.length > 0 ? 1 : 0;
}
