import { beforeAll, describe, expect, it } from 'vitest';
import { asArray, asString, isObject, type JsonObject } from '../../firestore/json.ts';
import { expand } from '../conformance/production.ts';
import {
  aggregations,
  type Asked,
  leftOut,
  programs,
  queries,
  settled,
} from '../conformance/service.ts';
import table from '../conformance/service.json' with { type: 'json' };
import { PROJECT, ROOT, sharedServer } from '../helpers/firestoreServer.ts';
import { documents, query } from '../helpers/tables.ts';

const server = await sharedServer();
const CLEARED = `/emulator/v1/projects/${PROJECT}/databases/(default)/documents`;

async function only(stored: Readonly<Record<string, JsonObject>>): Promise<void> {
  await server.ask('DELETE', CLEARED);
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
