/** Checks that the services of the live project are configured as docs/going-live.md describes. */
import {
  type CloudProject,
  getField,
  isService,
  toList,
  ServiceError,
  type Service,
  getText,
} from '../remote.ts';
import type { Change } from './change.ts';
import { type Finding, reportUnless } from './findings.ts';

/** A value that a service should return. The values are in `steps.json`. */
export interface ExpectedValue extends Finding {
  service: string;
  path: string;
  /**
   * Path of the value in the response, such as 'signIn.email.enabled'. If the path contains a list,
   * the values of all its items are compared.
   */
  at: string;
  /**
   * Expected value. A number is a minimum, and '*' accepts any value. If the values come from a
   * list, one of them has to match.
   */
  is: unknown;
  /** If true, no value may match `is`. */
  not?: boolean;
  /**
   * How `npm run setup` sets the value. Undefined if only a person can set it. By default, a PATCH
   * request to `path` sets the field `at` to `is`. `mask` overrides the name of the field, and
   * `body` overrides the request body. With `create`, the body is posted to the path in `create`
   * instead.
   */
  set?: { mask?: string; create?: string; body?: unknown };
}

const getValue = (answer: unknown, at: string): unknown =>
  at.split('.').reduce((inner, name) => {
    return Array.isArray(inner) ? inner.map((each) => getField(each, name)) : getField(inner, name);
  }, answer);

const matches = (value: unknown, wanted: unknown): boolean =>
  (Array.isArray(value) ? value : [value]).some((each: unknown) => {
    if (wanted === '*') return each !== undefined;
    return typeof wanted === 'number' ? Number(each) >= wanted : each === wanted;
  });

function getService({ service }: ExpectedValue): Service {
  if (isService(service)) return service;
  throw new Error(`There is no service ${service}`);
}

/**
 * Checks that a service returns the expected value.
 * @param fillIn replaces placeholders in a text, such as {project}
 */
export async function* findValueProblems(
  { get }: CloudProject,
  want: ExpectedValue,
  fillIn: (text: string) => string,
): AsyncGenerator<Finding> {
  const { path, at, is, not = false, what, todo } = want;
  const answer = await get(getService(want), fillIn(path)).catch((error: unknown) => {
    // Nothing exists at this path yet, for example because the database was not created.
    if (error instanceof ServiceError && error.status === 404) return undefined;
    throw error;
  });
  const holds = matches(getValue(answer, at), typeof is === 'string' ? fillIn(is) : is) !== not;
  yield* reportUnless(holds, fillIn(what), fillIn(todo));
}

/** Returns the call that sets the value. Returns undefined if only a person can set it. */
export function createValueChange(
  want: ExpectedValue,
  fillIn: (text: string) => string,
): Change | undefined {
  const { path, at, is, not = false, set } = want;
  if (set === undefined) return undefined;
  const { mask = at, create } = set;
  const wrap = (inner: unknown, name: string) => ({ [name]: inner });
  const nested = at.split('.').reduceRight<unknown>(wrap, not ? false : is);
  const body: unknown = JSON.parse(fillIn(JSON.stringify(set.body ?? nested)));
  return create === undefined
    ? {
        service: getService(want),
        method: 'PATCH',
        path: `${fillIn(path)}?updateMask=${mask}`,
        body,
      }
    : { service: getService(want), method: 'POST', path: fillIn(create), body };
}

/**
 * Checks that the database and the files are in the same region. Firestore and Storage have
 * different names for multi-regions.
 */
export async function* findRegionProblems({ project, get }: CloudProject) {
  const found = await get('firestore', `v1/projects/${project}/databases/(default)`);
  const database = getText(found, 'locationId');
  const files = await get('files', `v1alpha/projects/${project}/defaultBucket`);
  const bucket = getText(files, 'location');
  const regions = [database, database.replace(/^eur\d$/, 'eu').replace(/^nam\d$/, 'us')];
  const what = `The database is in ${database}, the bucket in ${bucket || 'no place'}`;
  const todo = 'Neither can be moved. Create a new project, or accept slower uploads';
  yield* reportUnless(regions.includes(bucket.toLowerCase()), what, todo);
}

export async function* findOwnerProblems({ project, post }: CloudProject) {
  const policy = await post('resources', `v1/projects/${project}:getIamPolicy`);
  const owners = toList(getField(policy, 'bindings'))
    .filter((binding) => getText(binding, 'role') === 'roles/owner')
    .flatMap((binding) => toList(getField(binding, 'members')));
  const what =
    'Only one person owns the project. If that account is lost, nobody can administer the project';
  yield* reportUnless(owners.length > 1, what, 'IAM > Grant access: add a second owner');
}
