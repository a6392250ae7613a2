/** The rows of `service.json`, and answers of the service without what is another each time. */
import { beforeAll, describe, expect, it } from 'vitest';
import { asArray, asString, isObject, type JsonObject } from '../../firestore/json.ts';
import table from '../conformance/service.json' with { type: 'json' };
import { ROOT, sharedServer } from '../helpers/firestoreServer.ts';
import { documents, expand, query } from '../helpers/tables.ts';

interface Query {
  step: string;
  query: JsonObject;
  /** The document below which is queried, '/cg/b'. */
  parent?: string;
  ids: readonly string[];
  /** The fields of each document found, where the query selects some. */
  fields?: readonly JsonObject[];
}
interface Aggregations {
  step: string;
  query: JsonObject;
  /** Each aggregation by its alias, and what it came to. */
  of: Readonly<Record<string, object>>;
  result: object;
}
interface Ended {
  status: number;
  error: string;
  /** Undefined where the record's says no more than its status. */
  answer?: unknown;
}
interface Asked extends Ended {
  step: string;
  /** Method, path and body, in which `$(step.path)` is from the answer to an earlier step. */
  request: readonly unknown[];
  /** How it ends here, where that is another way, with the reason. */
  here?: Ended;
  why?: string;
}
interface Program {
  program: string;
  documents: Readonly<Record<string, JsonObject>>;
  requests: readonly Asked[];
}

const queries: readonly Query[] = table.queries;
const aggregations: readonly Aggregations[] = table.aggregations;
const programs: readonly Program[] = table.programs;
const leftOut: Readonly<Record<string, string>> = table.leftOut;

const EACH_TIME: Readonly<Record<string, string>> = {
  transaction: '<txn>',
  nextPageToken: '<token>',
};
const NOW = /^(<now>|20(2[5-9]|[3-9]\d)-.*Z)$/;

/** Puts placeholders for times, transactions and tokens, and takes the root off names. */
function settled(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(settled);
  if (typeof json === 'string')
    return json
      .replace(NOW, '<now>')
      .replace(/^projects\/demo-[^/]+\/databases\/\(default\)\/documents\//, '');
  if (!isObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, each]) => [
      name,
      typeof each === 'string' && name in EACH_TIME ? EACH_TIME[name] : settled(each),
    ]),
  );
}

const server = await sharedServer();

async function only(stored: Readonly<Record<string, JsonObject>>): Promise<void> {
  await server.clear();
  await server.put(documents(stored));
}

const at = (json: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (found, key) =>
        Array.isArray(found) ? found[Number(key)] : isObject(found) ? found[key] : undefined,
      json,
    );

describe('what production found for an owner', () => {
  beforeAll(() => only(table.documents));

  it.each(queries)('$step', async ({ parent = '', ...row }) => {
    const structuredQuery = query(row.query);
    expect(await server.find(structuredQuery, parent)).toEqual(row.ids);
    if (row.fields === undefined) return;
    const { json } = await server.call(`${parent}:runQuery`, { structuredQuery });
    const fields = asArray(json, 'what was found').map((each) => at(each, 'document.fields') ?? {});
    expect(fields).toEqual(row.fields.map((each) => documents({ each })['each']));
  });

  it.each(aggregations)('$step', async ({ result, ...row }) => {
    const { json, message } = await server.call(':runAggregationQuery', {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'agg' }], ...query(row.query) },
        aggregations: Object.entries(row.of).map(([alias, each]) => ({ alias, ...each })),
      },
    });
    expect(at(json, '0.result.aggregateFields'), message).toEqual(result);
  });
});

describe.each(programs)('how requests of an owner ended: $program', (program) => {
  const answers = new Map<string, unknown>();
  const filled = (text: string, encoded = (value: string) => value): string =>
    text.replaceAll(/\$\(([\w-]+)\.([\w.]+)\)/g, (all, step: string, path: string) =>
      encoded(asString(at(answers.get(step), path), all)),
    );
  async function ask({ step, request: [method, path, body] }: Asked) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const sent = body === undefined ? body : filled(expand(text).replaceAll('$docs', ROOT));
    const named = filled(asString(path, 'a path'), encodeURIComponent);
    const url = named.startsWith('/v1/') ? named : `/v1/${ROOT}${named}`;
    const answer = await server.ask(asString(method, 'a method'), url, sent);
    answers.set(step.split('#')[1] ?? '', answer.json);
    return answer;
  }
  beforeAll(() => only(program.documents));

  it.each(program.requests)('$step', async (row) => {
    const { status, error, message, json } = await ask(row);
    const there = row.here ?? row;
    const answer = there.answer === undefined ? undefined : settled(json);
    expect([status, error, answer], message).toEqual([there.status, there.error, there.answer]);
    expect('here' in row).toBe('why' in row);
  });
});

it('each of the 303 steps is a row or left out with a reason', () => {
  const held = [...queries, ...aggregations, ...programs.flatMap(({ requests }) => requests)];
  const steps = held.map(({ step }) => step);
  const single = Object.keys(leftOut).filter((step) => !step.endsWith('*'));
  expect(new Set([...steps, ...single]).size).toBe(303);
  expect(steps.length + single.length).toBe(303);
});
