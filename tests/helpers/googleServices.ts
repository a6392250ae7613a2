/** A stand-in of the services of Google that tell of a live project, on a server of this machine. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { field, items } from '../../scripts/remote';
import { projectFolder } from '../../scripts/local';

export const PROJECT = 'firm-live';
export const WEB_KEY = `AIza${'w'.repeat(35)}`;
const NUMBER = '4242';

/** JSON, the number of a refusal, or whatever a test writes itself. */
export type Answer =
  object | number | ((request: IncomingMessage, response: ServerResponse) => void);

export interface Services {
  /** Where firebase-tools and our scripts find it in place of the services. */
  env: Record<string, string>;
  /** By method and path, without what follows `?`. Tests change them. */
  answers: Record<string, Answer>;
  asked: string[];
  stop: () => Promise<void>;
}

const textOf = (file: string) => readFileSync(join(projectFolder, file), 'utf8');

const group = (name: string) => `projects/${PROJECT}/databases/(default)/collectionGroups/${name}`;

/** What firestore.indexes.json becomes: each index with the document's name at its end. */
function indexes(): { indexes: object[]; fields: object[] } {
  const spec: unknown = JSON.parse(textOf('firestore.indexes.json'));
  return {
    indexes: items(field(spec, 'indexes')).map((index, at) => {
      const fields = items(field(index, 'fields'));
      const order = field(fields.at(-1), 'order');
      return {
        name: `${group(String(field(index, 'collectionGroup')))}/indexes/${at}`,
        queryScope: field(index, 'queryScope'),
        fields: [...fields, { fieldPath: '__name__', order }],
        state: 'READY',
      };
    }),
    fields: [
      { name: `${group('__default__')}/fields/*`, indexConfig: { indexes: [] } },
      ...items(field(spec, 'fieldOverrides')).map((override) => ({
        name: `${group(String(field(override, 'collectionGroup')))}/fields/${String(field(override, 'fieldPath'))}`,
        indexConfig: {},
        ...(field(override, 'ttl') === true && { ttlConfig: { state: 'ACTIVE' } }),
      })),
    ],
  };
}

/** The answers for a project where all is well. */
function wellAnswers(): Record<string, Answer> {
  const all = indexes();
  const release = (name: string, ruleset: string) => ({
    name: `projects/${PROJECT}/releases/${name}`,
    rulesetName: `projects/${PROJECT}/rulesets/${ruleset}`,
    createTime: '2026-11-01T08:00:00Z',
    updateTime: '2026-11-20T08:00:00Z',
  });
  const ruleset = (file: string) => ({
    source: { files: [{ name: file, content: textOf(file) }] },
  });
  const releases = [
    release('firebase.storage/firm-live.firebasestorage.app', 'b'),
    release('cloud.firestore', 'a'),
  ];
  return {
    [`GET /v1beta1/projects/${PROJECT}`]: {
      projectId: PROJECT,
      projectNumber: NUMBER,
      resources: { hostingSite: 'firm-site' },
    },
    [`GET /admin/v2/projects/${PROJECT}/config`]: {
      client: { permissions: { disabledUserSignup: true } },
    },
    // A page each, as with more than ten of them.
    [`GET /v1/projects/${PROJECT}/releases`]: ({ url = '' }, response) => {
      const second = url.includes('pageToken=second');
      const page = { releases: [releases[second ? 1 : 0]] };
      response.end(JSON.stringify(second ? page : { ...page, nextPageToken: 'second' }));
    },
    [`GET /v1/projects/${PROJECT}/rulesets/a`]: ruleset('firestore.rules'),
    [`GET /v1/projects/${PROJECT}/rulesets/b`]: ruleset('storage.rules'),
    [`GET /v1/${group('-')}/indexes`]: { indexes: all.indexes },
    [`GET /v1/${group('-')}/fields`]: { fields: all.fields },
    [`POST /v1/projects/${PROJECT}:getIamPolicy`]: {
      bindings: [
        { role: 'roles/owner', members: ['user:owner@firm.ng'] },
        {
          role: 'roles/firebaserules.firestoreServiceAgent',
          members: [
            `serviceAccount:service-${NUMBER}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
          ],
        },
      ],
    },
    'GET /v2/keys:lookupKey': { name: `projects/${NUMBER}/locations/global/keys/k` },
    [`GET /v2/projects/${NUMBER}/locations/global/keys/k`]: {
      restrictions: {
        browserKeyRestrictions: { allowedReferrers: ['http://127.0.0.1*'] },
        apiTargets: [
          { service: 'firestore.googleapis.com' },
          { service: 'identitytoolkit.googleapis.com' },
          { service: 'securetoken.googleapis.com' },
        ],
      },
    },
    [`GET /v1beta1/projects/${PROJECT}/sites/firm-site/channels/live`]: {
      release: { version: { name: 'sites/firm-site/versions/v1' } },
    },
    // What firebase-tools asks before it deploys hosting.
    [`POST /v1/projects/${PROJECT}:testIamPermissions`]: {
      permissions: ['firebase.projects.get', 'firebasehosting.sites.update'],
    },
    // It takes the name of the service from the address.
    [`GET /v1/projects/${PROJECT}/services/127.0.0.1`]: { state: 'ENABLED' },
  };
}

export async function startServices(): Promise<Services> {
  const answers = wellAnswers();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    const what = `${method} ${decodeURIComponent(url.split('?')[0] ?? '')}`;
    asked.push(what);
    const answer = answers[what] ?? 404;
    if (typeof answer === 'function') {
      answer(request, response);
      return;
    }
    response.statusCode = typeof answer === 'number' ? answer : 200;
    const refusal = { error: { message: `Refused: ${what}`, status: 'REFUSED' } };
    response.end(JSON.stringify(typeof answer === 'number' ? refusal : answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  const variables = [
    'CLOUD_APIKEYS_URL',
    'FIREBASE_API_URL',
    'FIREBASE_HOSTING_API_URL',
    'FIREBASE_IDENTITY_URL',
    'FIREBASE_RESOURCEMANAGER_URL',
    'FIREBASE_RULES_URL',
    'FIREBASE_SERVICE_USAGE_URL',
    'FIRESTORE_URL',
  ];
  return {
    env: Object.fromEntries(variables.map((name) => [name, origin])),
    answers,
    asked,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
