/** Checks that the products of the live project are set up as docs/going-live.md says. */
import { field, items } from '../remote.ts';
import { type Cloud, projectFacts, textIn } from './cloud.ts';
import type { Finding } from './findings.ts';

const unless = (holds: boolean, what: string, todo: string): Finding[] =>
  holds ? [] : [{ what, todo }];
const pathIn = (value: unknown, path: string): unknown =>
  path.split('.').reduce((inner, name) => field(inner, name), value);
const databaseOf = ({ project }: Cloud) => `v1/projects/${project}/databases/(default)`;
const billingOf = ({ project, get }: Cloud) => get('billing', `v1/projects/${project}/billingInfo`);

export async function billingFindings(cloud: Cloud): Promise<Finding[]> {
  const enabled = field(await billingOf(cloud), 'billingEnabled') === true;
  const what = 'Nobody pays for the project: there are no files, no backups and no relay';
  return unless(enabled, what, 'Usage and billing > Modify plan > Blaze');
}

/** Finds out whether a mail is sent before the project costs a surprising amount. */
export async function budgetFindings(cloud: Cloud): Promise<Finding[]> {
  const { number } = await projectFacts(cloud);
  const account = textIn(await billingOf(cloud), 'billingAccountName');
  const budgets = await cloud.list('budgets', `v1/${account}/budgets`, 'budgets');
  const alerts = budgets.some((budget) => {
    const projects = items(pathIn(budget, 'budgetFilter.projects'));
    const isOurs = projects.length === 0 || projects.includes(`projects/${number}`);
    return isOurs && items(field(budget, 'thresholdRules')).length > 0;
  });
  return unless(alerts, 'No budget with a threshold covers the project', 'Create one');
}

/** The database and the files should be in one region, by what each service calls it. */
export async function regionFindings(cloud: Cloud): Promise<Finding[]> {
  const database = textIn(await cloud.get('firestore', databaseOf(cloud)), 'locationId');
  const path = `v1alpha/projects/${cloud.project}/defaultBucket`;
  const bucket = textIn(await cloud.get('files', path), 'location').toLowerCase();
  const regions = [database, database.replace(/^eur\d$/, 'eu').replace(/^nam\d$/, 'us')];
  const what = `The database is in ${database}, the bucket in ${bucket || 'no place'}`;
  const todo = 'Neither can be moved: a new project, or every upload crosses the sea';
  return unless(regions.includes(bucket), what, todo);
}

/** @param site the origin under which visitors open the site */
export async function signInFindings({ project, get }: Cloud, site: string): Promise<Finding[]> {
  const config = await get('identity', `admin/v2/projects/${project}/config`);
  const is = (path: string) => pathIn(config, path) === true;
  const policy = field(config, 'passwordPolicyConfig');
  const [version] = items(field(policy, 'passwordPolicyVersions'));
  const isLong =
    textIn(policy, 'passwordPolicyEnforcementState') === 'ENFORCE' &&
    Number(pathIn(version, 'customStrengthOptions.minPasswordLength')) >= 12;
  const domains = items(field(config, 'authorizedDomains'));
  const others = is('signIn.anonymous.enabled') || is('signIn.phoneNumber.enabled');
  const byPassword = is('signIn.email.enabled') && is('signIn.email.passwordRequired');
  return [
    ...unless(byPassword, 'Staff cannot sign in by password', 'Email/Password on, Email link off'),
    ...unless(!others, 'Others can sign in without a password', 'Turn Anonymous and Phone off'),
    ...unless(isLong, 'A password may be short', 'Password policy: require 12 characters'),
    ...unless(
      is('emailPrivacyConfig.enableImprovedEmailPrivacy'),
      'Anybody can find out which addresses have an account',
      'Turn email enumeration protection on',
    ),
    ...unless(
      domains.includes(new URL(site).hostname),
      `${site} is no authorised domain`,
      'Add it',
    ),
    ...unless(!domains.includes('localhost'), 'localhost is an authorised domain', 'Take it out'),
  ];
}

export async function staffListFindings(cloud: Cloud): Promise<Finding[]> {
  const path = `${databaseOf(cloud)}/documents/staff?pageSize=1`;
  const listed = items(field(await cloud.get('firestore', path), 'documents'));
  const todo = `npm run staff -- add ada@your-firm.ng --create --project ${cloud.project}`;
  return unless(listed.length > 0, 'Nobody is on the staff list', todo);
}

export async function backupFindings(cloud: Cloud): Promise<Finding[]> {
  const database = await cloud.get('firestore', databaseOf(cloud));
  const path = `${databaseOf(cloud)}/backupSchedules`;
  const schedules = items(field(await cloud.get('firestore', path), 'backupSchedules'));
  const isDaily = schedules.some((each) => field(each, 'dailyRecurrence') !== undefined);
  const end = `--project ${cloud.project}`;
  const update = 'npx firebase firestore:databases:update "(default)"';
  return [
    ...unless(
      isDaily,
      'No daily backup is scheduled',
      `npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 14d ${end}`,
    ),
    ...unless(
      textIn(database, 'pointInTimeRecoveryEnablement') === 'POINT_IN_TIME_RECOVERY_ENABLED',
      'What was deleted or overwritten today cannot be restored',
      `${update} --point-in-time-recovery ENABLED ${end}`,
    ),
    ...unless(
      textIn(database, 'deleteProtectionState') === 'DELETE_PROTECTION_ENABLED',
      'The database can be deleted by a slip',
      `${update} --delete-protection ENABLED ${end}`,
    ),
  ];
}

export async function ownerFindings({ project, post }: Cloud): Promise<Finding[]> {
  const policy = await post('resources', `v1/projects/${project}:getIamPolicy`);
  const owners = items(field(policy, 'bindings'))
    .filter((binding) => textIn(binding, 'role') === 'roles/owner')
    .flatMap((binding) => items(field(binding, 'members')));
  const what = 'One person alone owns the project: nobody can get in if that account is lost';
  return unless(owners.length > 1, what, 'IAM > Grant access: a second owner');
}
