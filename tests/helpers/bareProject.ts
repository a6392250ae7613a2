/** Imitates a newly created project and records the requests that change it. */
import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { getField, toList } from '../../scripts/remote';
import { type ServiceAnswer, PROJECT, type GoogleServices } from './googleServices';

interface RecordedCall {
  /** HTTP method and URL with its query. */
  call: string;
  body: unknown;
}

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asJson = (value: unknown): Json => (isJson(value) ? value : {});

function merge(old: Json, change: Json): Json {
  const merged = Object.entries(change).map(([name, value]): [string, unknown] => {
    const inner = old[name];
    return [name, isJson(inner) && isJson(value) ? merge(inner, value) : value];
  });
  return { ...old, ...Object.fromEntries(merged) };
}

const DATABASE = `/v1/projects/${PROJECT}/databases/(default)`;
const CONFIG = `/admin/v2/projects/${PROJECT}/config`;
const KEY = '/v2/projects/4242/locations/global/keys/k';
const POLICY = `/v1/projects/${PROJECT}`;

/**
 * Makes the services behave like a new project on the Blaze plan. Returns an array that collects
 * the requests that change the project.
 */
export function createBareProject({ answers }: GoogleServices): RecordedCall[] {
  const calls: RecordedCall[] = [];
  const state: Record<string, ServiceAnswer> = {
    [`/v1/projects/${PROJECT}/services:batchGet`]: { services: [] },
    [DATABASE]: 404,
    [`${DATABASE}/backupSchedules`]: {},
    [CONFIG]: { signIn: { anonymous: { enabled: true } } },
    [KEY]: {},
    '/v1/billingAccounts/01-02/budgets': {},
  };
  for (const path of Object.keys(state)) {
    answers[`GET ${path}`] = (_, response) => {
      const answer = state[path];
      if (answer === 404) response.statusCode = 404;
      response.end(JSON.stringify(answer === 404 ? {} : answer));
    };
  }
  let policy: unknown = { etag: 'one', bindings: [{ role: 'roles/owner', members: ['user:a'] }] };
  answers[`POST ${POLICY}:getIamPolicy`] = (_, response) => response.end(JSON.stringify(policy));

  /** Handles a request that changes the project, and records it. */
  const handleRequest = (what: string, change: (body: unknown) => unknown) => {
    const recordRequest: RequestListener = (request, response) => {
      void json(request).then((body) => {
        calls.push({ call: `${request.method} ${decodeURI(request.url ?? '')}`, body });
        response.end(JSON.stringify(change(body)));
      });
    };
    answers[what] = recordRequest;
  };
  const startOperation = (version: string, name: string) => {
    let pollCount = 0;
    answers[`GET /${version}/${name}`] = (_, response) => {
      pollCount += 1;
      response.end(JSON.stringify(pollCount > 1 ? { name, done: true, response: {} } : { name }));
    };
    return { name };
  };
  const appendToList = (path: string, list: string) => (body: unknown) => {
    state[path] = { [list]: [...toList(getField(state[path], list)), body] };
    return body;
  };
  const patchState = (path: string) => (body: unknown) => {
    state[path] = merge(asJson(state[path]), asJson(body));
    return state[path];
  };
  handleRequest(`POST /v1/projects/${PROJECT}/services:batchEnable`, (body) => {
    const services = toList(getField(body, 'serviceIds')).map((id) => ({
      name: `projects/4242/services/${String(id)}`,
      state: 'ENABLED',
    }));
    state[`/v1/projects/${PROJECT}/services:batchGet`] = { services };
    return startOperation('v1', 'operations/acf.1');
  });
  handleRequest(`POST /v1/projects/${PROJECT}/databases`, (body) => {
    state[DATABASE] = { name: DATABASE.slice(4), ...asJson(body) };
    return startOperation('v1', `${DATABASE.slice(4)}/operations/1`);
  });
  handleRequest(`PATCH ${DATABASE}`, (body) => {
    patchState(DATABASE)(body);
    return startOperation('v1', `${DATABASE.slice(4)}/operations/2`);
  });
  handleRequest(`PATCH ${CONFIG}`, patchState(CONFIG));
  handleRequest(`PATCH ${KEY}`, (body) => {
    patchState(KEY)(body);
    return startOperation('v2', 'operations/akmf.1');
  });
  handleRequest(`POST ${POLICY}:setIamPolicy`, (body) => (policy = getField(body, 'policy')));
  handleRequest(
    `POST ${DATABASE}/backupSchedules`,
    appendToList(`${DATABASE}/backupSchedules`, 'backupSchedules'),
  );
  handleRequest(
    'POST /v1/billingAccounts/01-02/budgets',
    appendToList('/v1/billingAccounts/01-02/budgets', 'budgets'),
  );
  return calls;
}
