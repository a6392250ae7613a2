import { beforeEach, describe, expect, it } from 'vitest';
import { compileRules } from '../../rules/compile/compileRules.ts';
import { documentsSource } from '../conformance/rulesCompile.ts';
import table from '../conformance/production.json' with { type: 'json' };
import { PROJECT, ROOT, sharedServer } from '../helpers/firestoreServer.ts';
import { change, documents } from '../helpers/tables.ts';
import type { JsonObject } from '../../firestore/json.ts';

const named = (path: string) => `${ROOT}/${path}`;
const stored = documents(table.documents);
const server = await sharedServer();
beforeEach(async () => {
  await server.commit(['q/new', 'src/new'].map((path) => ({ delete: named(path) })));
  await server.put(stored);
});

interface Row {
  step: string;
  allow: string;
  get?: string;
  create?: object;
  update?: object;
  mask?: readonly string[];
  transforms?: readonly JsonObject[];
  delete?: string;
  /** Documents that the same commit writes or deletes. */
  with?: object;
  without?: string;
  allowed: boolean;
  here?: boolean;
}

const written = (path: string, json: object) => ({
  update: { name: named(path), fields: documents({ it: { ...json } })['it'] },
});

function writesOf({ create, update, mask, transforms = [], without, ...row }: Row): object[] {
  if (row.delete !== undefined) return [{ delete: named(row.delete) }];
  const own = {
    ...written(create ? 'q/new' : 'q/one', create ?? update ?? {}),
    ...(mask && { updateMask: { fieldPaths: mask } }),
    ...(create && { currentDocument: { exists: false } }),
    updateTransforms: transforms.map(({ fieldPath, setToServerValue, ...by }) => ({
      fieldPath,
      ...(setToServerValue === undefined ? change(by) : { setToServerValue }),
    })),
  };
  const others = Object.entries<object>({ ...row.with }).map(([path, json]) => written(path, json));
  return [own, ...others, ...(without === undefined ? [] : [{ delete: named(without) }])];
}

describe('requests that production was asked', () => {
  it.each<Row>(table.requests)('$step', async (row) => {
    const rules = `match /q/{id} { allow ${row.allow}; } match /src/{id} { allow write; }`;
    const files = [{ name: 'firestore.rules', content: documentsSource(rules) }];
    await server.ask('PUT', `/emulator/v1/projects/${PROJECT}:securityRules`, { rules: { files } });
    const { status, message } =
      row.get === undefined
        ? await server.ask('POST', `/v1/${ROOT}:commit`, { writes: writesOf(row) }, {})
        : await server.ask('GET', `/v1/${named(row.get)}`, undefined, {});
    // Rules come first: what is not there was allowed.
    const allowed = (row.here ?? row.allowed) ? (row.get === 'q/nothing' ? 404 : 200) : 403;
    expect(status, message).toBe(allowed);
  });
});

describe('rules that production was sent', () => {
  it.each(table.compile)('$step', ({ source, compiles, ...row }) => {
    const version = 'version' in row ? row.version : '2';
    const content = documentsSource(source).replace(
      /^.*\n/,
      version === '' ? '' : `rules_version = '${version}';\n`,
    );
    const { ruleset } = compileRules(content, 'firestore.rules');
    expect(ruleset !== undefined).toBe('here' in row ? row.here : compiles);
  });
});

it('each verdict that is another here says why', () => {
  for (const row of [...table.requests, ...table.compile]) expect('here' in row).toBe('why' in row);
});
