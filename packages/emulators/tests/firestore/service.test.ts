/**
 * Repeats the requests of `service.json`. Ignores the random parts of the responses in the
 * comparison.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { asArray, asString, isObject, type JsonObject } from '../../firestore/json.ts';
import table from '../conformance/service.json' with { type: 'json' };
import { ROOT, startSharedServer } from '../helpers/firestoreServer.ts';
import { expandDocuments, expandTemplate, expandQuery } from '../helpers/tables.ts';

interface RecordedQuery {
  step: string;
  query: JsonObject;
  parent?: string;
  ids: readonly string[];
  /** The selected fields of each returned document. Undefined if the query selects no fields. */
  fields?: readonly JsonObject[];
}
interface RecordedAggregations {
  step: string;
  query: JsonObject;
  /** The requested aggregations, by the alias of each result. */
  of: Readonly<Record<string, object>>;
  result: object;
}
interface ExpectedResponse {
  status: number;
  error: string;
  /** Body of the response. Undefined if only the status was recorded. */
  answer?: unknown;
}
interface RecordedRequest extends ExpectedResponse {
  step: string;
  /**
   * Method, path and body of the request. `$(step.path)` stands for a value in the response of the
   * earlier request with the name `step`.
   */
  request: readonly unknown[];
  /** The emulator's response, if it differs from production. `why` explains the difference. */
  here?: ExpectedResponse;
  why?: string;
}
interface RecordedProgram {
  program: string;
  documents: Readonly<Record<string, JsonObject>>;
  requests: readonly RecordedRequest[];
}

const queries: readonly RecordedQuery[] = table.queries;
const aggregations: readonly RecordedAggregations[] = table.aggregations;
const programs: readonly RecordedProgram[] = table.programs;
const skippedSteps: Readonly<Record<string, string>> = table.leftOut;

const RANDOM_FIELDS: Readonly<Record<string, string>> = {
  transaction: '<txn>',
  nextPageToken: '<token>',
};
const NOW = /^(<now>|20(2[5-9]|[3-9]\d)-.*Z)$/;

/**
 * Replaces times, transaction ids and page tokens with placeholders. Removes the database and its
 * parents from document names.
 */
function normalize(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(normalize);
  if (typeof json === 'string')
    return json
      .replace(NOW, '<now>')
      .replace(/^projects\/demo-[^/]+\/databases\/\(default\)\/documents\//, '');
  if (!isObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, each]) => [
      name,
      typeof each === 'string' && name in RANDOM_FIELDS ? RANDOM_FIELDS[name] : normalize(each),
    ]),
  );
}

const server = await startSharedServer();

async function replaceAllWith(stored: Readonly<Record<string, JsonObject>>): Promise<void> {
  await server.clear();
  await server.put(expandDocuments(stored));
}

const getValue = (json: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined,
      json,
    );

describe('queries as the owner', () => {
  beforeAll(() => replaceAllWith(table.documents));

  it.each(queries)(
    'returns the documents that production returned: $step',
    async ({ parent = '', ...row }) => {
      const structuredQuery = expandQuery(row.query);
      expect(await server.find(structuredQuery, parent)).toEqual(row.ids);
      if (row.fields === undefined) return;
      const { json } = await server.call(`${parent}:runQuery`, { structuredQuery });
      const fields = asArray(json, 'what was found').map(
        (each) => getValue(each, 'document.fields') ?? {},
      );
      expect(fields).toEqual(row.fields.map((each) => expandDocuments({ each })['each']));
    },
  );

  it.each(aggregations)(
    "returns production's aggregation result: $step",
    async ({ result, ...row }) => {
      const { json, message } = await server.call(':runAggregationQuery', {
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: 'agg' }], ...expandQuery(row.query) },
          aggregations: Object.entries(row.of).map(([alias, each]) => ({ alias, ...each })),
        },
      });
      expect(getValue(json, '0.result.aggregateFields'), message).toEqual(result);
    },
  );
});

describe.each(programs)('requests as the owner: $program', (program) => {
  const answers = new Map<string, unknown>();
  const fillIn = (text: string, encoded = (value: string) => value): string =>
    text.replaceAll(/\$\(([\w-]+)\.([\w.]+)\)/g, (all, step: string, path: string) =>
      encoded(asString(getValue(answers.get(step), path), all)),
    );
  async function send({ step, request: [method, path, body] }: RecordedRequest) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const sent = body === undefined ? body : fillIn(expandTemplate(text).replaceAll('$docs', ROOT));
    const filledPath = fillIn(asString(path, 'a path'), encodeURIComponent);
    const url = filledPath.startsWith('/v1/') ? filledPath : `/v1/${ROOT}${filledPath}`;
    const answer = await server.send(asString(method, 'a method'), url, sent);
    answers.set(step.split('#')[1] ?? '', answer.json);
    return answer;
  }
  beforeAll(() => replaceAllWith(program.documents));

  it.each(program.requests)("returns production's response: $step", async (row) => {
    const { status, error, message, json } = await send(row);
    const there = row.here ?? row;
    const answer = there.answer === undefined ? undefined : normalize(json);
    expect([status, error, answer], message).toEqual([there.status, there.error, there.answer]);
    expect('here' in row).toBe('why' in row);
  });
});

it('covers each of the 303 recorded steps or gives a reason to skip the step', () => {
  const covered = [...queries, ...aggregations, ...programs.flatMap(({ requests }) => requests)];
  const steps = covered.map(({ step }) => step);
  const single = Object.keys(skippedSteps).filter((step) => !step.endsWith('*'));
  expect(new Set([...steps, ...single]).size).toBe(303);
  expect(steps.length + single.length).toBe(303);
});
