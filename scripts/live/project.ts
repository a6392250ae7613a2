/** Checks that the products of the live project are set up as docs/going-live.md says. */
import { type Cloud, field, isService, items, Refused, type Service, textIn } from '../remote.ts';
import type { Change } from './change.ts';
import { type Finding, unless } from './findings.ts';

/** The answer that a service should give; see `steps.json`. */
export interface Want extends Finding {
  service: string;
  path: string;
  /** The path of the value in the answer: 'signIn.email.enabled'; below a list, in each of it. */
  at: string;
  /** The value, or one of the list; of a number the least, '*' for any. */
  is: unknown;
  /** True where `is` names what it may not be. */
  not?: boolean;
  /**
   * How it is set; without it, only a person can. By default the value at `at` is sent to `path`. `mask`
   * and `body` name another part to send. `create` is where `body` is sent to be created.
   */
  set?: { mask?: string; create?: string; body?: unknown };
}

const valueAt = (answer: unknown, at: string): unknown =>
  at.split('.').reduce((inner, name) => {
    return Array.isArray(inner) ? inner.map((each) => field(each, name)) : field(inner, name);
  }, answer);

const isAs = (value: unknown, wanted: unknown): boolean =>
  (Array.isArray(value) ? value : [value]).some((each: unknown) => {
    if (wanted === '*') return each !== undefined;
    return typeof wanted === 'number' ? Number(each) >= wanted : each === wanted;
  });

function serviceOf({ service }: Want): Service {
  if (isService(service)) return service;
  throw new Error(`There is no service ${service}`);
}

/** @param filled puts the project and the site in their places */
export async function* wantFindings(
  { get }: Cloud,
  want: Want,
  filled: (text: string) => string,
): AsyncGenerator<Finding> {
  const { path, at, is, not = false, what, todo } = want;
  const answer = await get(serviceOf(want), filled(path)).catch((error: unknown) => {
    // It is not there at all, such as the database before it is created.
    if (error instanceof Refused && error.status === 404) return undefined;
    throw error;
  });
  const holds = isAs(valueAt(answer, at), typeof is === 'string' ? filled(is) : is) !== not;
  yield* unless(holds, filled(what), filled(todo));
}

/** Returns the call that sets a value; undefined if only a person can. */
export function wantChange(want: Want, filled: (text: string) => string): Change | undefined {
  const { path, at, is, not = false, set } = want;
  if (set === undefined) return undefined;
  const { mask = at, create } = set;
  const value = (inner: unknown, name: string) => ({ [name]: inner });
  const nested = at.split('.').reduceRight<unknown>(value, not ? false : is);
  const body: unknown = JSON.parse(filled(JSON.stringify(set.body ?? nested)));
  return create === undefined
    ? {
        service: serviceOf(want),
        method: 'PATCH',
        path: `${filled(path)}?updateMask=${mask}`,
        body,
      }
    : { service: serviceOf(want), method: 'POST', path: filled(create), body };
}

/** The database and the files should be in one region, by what each service calls it. */
export async function* regionFindings({ project, get }: Cloud) {
  const found = await get('firestore', `v1/projects/${project}/databases/(default)`);
  const database = textIn(found, 'locationId');
  const files = await get('files', `v1alpha/projects/${project}/defaultBucket`);
  const bucket = textIn(files, 'location');
  const regions = [database, database.replace(/^eur\d$/, 'eu').replace(/^nam\d$/, 'us')];
  const what = `The database is in ${database}, the bucket in ${bucket || 'no place'}`;
  const todo = 'Neither can be moved: a new project, or every upload crosses the sea';
  yield* unless(regions.includes(bucket.toLowerCase()), what, todo);
}

export async function* ownerFindings({ project, post }: Cloud) {
  const policy = await post('resources', `v1/projects/${project}:getIamPolicy`);
  const owners = items(field(policy, 'bindings'))
    .filter((binding) => textIn(binding, 'role') === 'roles/owner')
    .flatMap((binding) => items(field(binding, 'members')));
  const what = 'One person alone owns the project: nobody can get in if that account is lost';
  yield* unless(owners.length > 1, what, 'IAM > Grant access: a second owner');
}
