/** Checks that the products of the live project are set up as docs/going-live.md says. */
import { type Cloud, field, isService, items, projectFacts, textIn } from '../remote.ts';
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

/** @param filled puts the project and the site in their places */
export async function* wantFindings(
  { get }: Cloud,
  wants: readonly Want[],
  filled: (text: string) => string,
) {
  for (const { service, path, at, is, not = false, what, todo } of wants) {
    if (!isService(service)) throw new Error(`There is no service ${service}`);
    const value = valueAt(await get(service, filled(path)), at);
    const holds = isAs(value, typeof is === 'string' ? filled(is) : is) !== not;
    yield* unless(holds, filled(what), filled(todo));
  }
}

/** Finds out whether a mail is sent before the project costs a surprising amount. */
export async function* budgetFindings(cloud: Cloud) {
  const { number } = await projectFacts(cloud);
  const info = await cloud.get('billing', `v1/projects/${cloud.project}/billingInfo`);
  const account = textIn(info, 'billingAccountName');
  const budgets = await cloud.list('budgets', `v1/${account}/budgets`, 'budgets');
  const alerts = budgets.some((budget) => {
    const projects = items(valueAt(budget, 'budgetFilter.projects'));
    const isOurs = projects.length === 0 || projects.includes(`projects/${number}`);
    return isOurs && items(field(budget, 'thresholdRules')).length > 0;
  });
  yield* unless(alerts, 'No budget with a threshold covers the project', 'Create one');
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
