/** Checks and enables the Google services that the project needs. */
import { type CloudProject, getField, toList, getText } from '../remote.ts';
import type { Change } from './change.ts';
import { reportUnless } from './findings.ts';

/** Services that the site, `check:live` and `setup` call. */
const NEEDED_SERVICES = [
  'apikeys.googleapis.com',
  'billingbudgets.googleapis.com',
  'cloudbilling.googleapis.com',
  'cloudresourcemanager.googleapis.com',
  'firebasehosting.googleapis.com',
  'firebaserules.googleapis.com',
  'firebasestorage.googleapis.com',
  'firestore.googleapis.com',
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
];

async function listDisabledServices({ project, get }: CloudProject): Promise<string[]> {
  const names = NEEDED_SERVICES.map((id) => `names=projects/${project}/services/${id}`);
  const path = `v1/projects/${project}/services:batchGet?${names.join('&')}`;
  const services = toList(getField(await get('services', path), 'services'));
  const on = services
    .filter((service) => getText(service, 'state') === 'ENABLED')
    .map((service) => getText(service, 'name').split('/').at(-1));
  return NEEDED_SERVICES.filter((id) => !on.includes(id));
}

export async function* findServiceProblems(cloud: CloudProject) {
  const off = await listDisabledServices(cloud);
  const todo = `gcloud services enable ${off.join(' ')} --project=${cloud.project}`;
  yield* reportUnless(off.length === 0, `Not on: ${off.join(', ')}`, todo);
}

export async function* enableServices(cloud: CloudProject): AsyncGenerator<Change> {
  const body = { serviceIds: await listDisabledServices(cloud) };
  const path = `v1/projects/${cloud.project}/services:batchEnable`;
  yield { service: 'services', method: 'POST', path, body };
}
