/** The services of Google that have to be enabled. */
import { type Cloud, field, items, textIn } from '../remote.ts';
import type { Change } from './change.ts';
import { unless } from './findings.ts';

/** The services that the site, `check:live` and `setup` call. */
const NEEDED = [
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

async function servicesOff({ project, get }: Cloud): Promise<string[]> {
  const names = NEEDED.map((id) => `names=projects/${project}/services/${id}`);
  const path = `v1/projects/${project}/services:batchGet?${names.join('&')}`;
  const services = items(field(await get('services', path), 'services'));
  const on = services
    .filter((service) => textIn(service, 'state') === 'ENABLED')
    .map((service) => textIn(service, 'name').split('/').at(-1));
  return NEEDED.filter((id) => !on.includes(id));
}

export async function* serviceFindings(cloud: Cloud) {
  const off = await servicesOff(cloud);
  const todo = `gcloud services enable ${off.join(' ')} --project=${cloud.project}`;
  yield* unless(off.length === 0, `Not on: ${off.join(', ')}`, todo);
}

export async function* enableServices(cloud: Cloud): AsyncGenerator<Change> {
  const body = { serviceIds: await servicesOff(cloud) };
  const path = `v1/projects/${cloud.project}/services:batchEnable`;
  yield { service: 'services', method: 'POST', path, body };
}
