import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type Answer,
  PROJECT,
  type Services,
  startServices,
  WEB_KEY,
} from '../../tests/helpers/googleServices.ts';
import { headersFor, type Hosting, readHosting } from '../hostingConfig.ts';
import { projectFolder } from '../local.ts';
import { field, items } from '../remote.ts';
import { redirects } from '../redirects.ts';
import { liveChecks } from './checks.ts';
import { cloudOf } from './cloud.ts';
import { makeChecks } from './findings.ts';

interface Site {
  origin: string;
  /** Called in place of hosting for each answer; `false` leaves it to hosting. */
  instead: (path: string, response: ServerResponse) => boolean;
  stop: () => Promise<void>;
}

const PAGES: Readonly<Record<string, string>> = {
  '/': '<script type="module" src="/assets/main-abc.js"></script>',
  '/sw.js': 'const names=["assets/late-abc.js"]',
  '/admin': '<script type="module" src="/assets/staff/admin-abc.js"></script>',
  '/assets/main-abc.js': `import"./needed-abc.js";const key="${WEB_KEY}"`,
  '/assets/staff/admin-abc.js': 'import("./page-abc.js")',
};

/** The site as hosting serves it. */
async function startSite(hosting: Hosting): Promise<Site> {
  const rules = redirects().map(({ regex, destination }) => ({
    pattern: new RegExp(regex, 'u'),
    destination,
  }));
  const site: Site = { origin: '', instead: () => false, stop: async () => {} };
  const server = createServer(({ url = '/' }, response) => {
    if (site.instead(url, response)) return;
    for (const { pattern, destination } of rules) {
      const match = pattern.exec(url);
      if (match === null) continue;
      const to = destination.replaceAll(/:(\d)/g, (_, group: string) => match[Number(group)] ?? '');
      response.writeHead(301, { location: to }).end();
      return;
    }
    response.writeHead(200, Object.fromEntries(headersFor(url, hosting)));
    response.end(PAGES[url] ?? 'export default 1');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  site.origin = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  site.stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return site;
}

let hosting: Hosting;
let services: Services;
let site: Site;
beforeEach(async () => {
  hosting = await readHosting(projectFolder);
  services = await startServices();
  site = await startSite(hosting);
});
afterEach(async () => {
  await services.stop();
  await site.stop();
});

async function check({ project = PROJECT, token = 'token' } = {}) {
  const printed: string[] = [];
  const cloud = cloudOf(PROJECT, { ...services.env, FIREBASE_ACCESS_TOKEN: token });
  const settings = {
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_API_KEY: WEB_KEY,
    VITE_SITE_URL: site.origin,
  };
  const secrets = ['a value of this machine'];
  const checks = liveChecks(cloud, { folder: projectFolder, hosting, settings, secrets });
  const tally = await makeChecks(checks, (line) => printed.push(line));
  return { tally, text: printed.join('\n') };
}

test('nothing is wrong with a project that is as it should be', async () => {
  const { tally, text } = await check();
  expect(text).not.toMatch(/WRONG|UNKNOWN/);
  expect(tally).toEqual({ fine: 8, wrong: 0, unknown: 0 });
});

const at = (path: string) => `GET ${path.replace('PROJECT', PROJECT)}`;
const KEY = at('/v2/projects/4242/locations/global/keys/k');
const INDEXES = at('/v1/projects/PROJECT/databases/(default)/collectionGroups/-/indexes');
const restricted = (allowedReferrers: string[], services: string[]) => ({
  restrictions: {
    browserKeyRestrictions: { allowedReferrers },
    apiTargets: services.map((service) => ({ service })),
  },
});
const SERVICES = [
  'firestore.googleapis.com',
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
];

describe('what is wrong is told with what to do', () => {
  test.each<[string, string, Answer, string[]]>([
    [
      'sign-up is open',
      at('/admin/v2/projects/PROJECT/config'),
      { client: { permissions: {} } },
      ['Anybody can make an account', `${PROJECT}/authentication/settings`],
    ],
    [
      'other rules',
      at('/v1/projects/PROJECT/rulesets/a'),
      { source: { files: [{ content: 'allow read, write;' }] } },
      ['firestore.rules is not what holds for cloud.firestore since 2026-11-20', 'npm run deploy'],
    ],
    [
      'no rules',
      at('/v1/projects/PROJECT/releases'),
      {},
      ['firestore.rules is not deployed', 'storage.rules is not deployed'],
    ],
    ['no index', INDEXES, {}, ['index on newsCommentary (COLLECTION): isActive ASCENDING']],
    [
      'another index',
      INDEXES,
      {
        indexes: [
          {
            name: 'projects/p/databases/(default)/collectionGroups/staff/indexes/1',
            queryScope: 'COLLECTION',
            fields: [{ fieldPath: 'email', order: 'ASCENDING' }],
            state: 'READY',
          },
        ],
      },
      ['index on staff (COLLECTION): email ASCENDING: is not in firestore.indexes.json'],
    ],
    [
      'no role',
      `POST /v1/projects/${PROJECT}:getIamPolicy`,
      {
        bindings: [{ role: 'roles/firebaserules.firestoreServiceAgent', members: ['user:a@b.ng'] }],
      },
      ['refuse every upload', 'service-4242@gcp-sa-firebasestorage', '--role=roles/firebaserules'],
    ],
    ['a free key', KEY, {}, ['works from every website', 'works for every API', 'credentials']],
    [
      'a key for all',
      KEY,
      restricted(['*'], SERVICES),
      ['The web key works from every website: *'],
    ],
    [
      'a key for others',
      KEY,
      restricted(['https://*.other.ng/*'], ['storage.googleapis.com']),
      [
        'does not work on http://127.0.0.1',
        'see no figures: the web key is not for firestore',
        'not for identitytoolkit',
        'not for securetoken',
      ],
    ],
    ['no such key', 'GET /v2/keys:lookupKey', 404, ['VITE_FIREBASE_API_KEY is no key of Google']],
  ])('%s', async (_, path, answer, words) => {
    services.answers[path] = answer;
    const { tally, text } = await check();
    for (const each of words) expect(text).toContain(each);
    expect(tally).toEqual({ fine: 7, wrong: 1, unknown: 0 });
  });

  test('an index that is being built, and one that could not be', async () => {
    const states = ['CREATING', 'NEEDS_REPAIR'];
    services.answers[INDEXES] = {
      indexes: items(field(services.answers[INDEXES], 'indexes')).map((index, position) =>
        Object.assign({}, index, { state: states[position] ?? 'READY' }),
      ),
    };
    const { tally, text } = await check();
    expect(text).toMatch(/newsCommentary.*is still being built/);
    expect(text).toMatch(/changes.*could not be built/);
    expect(tally).toMatchObject({ wrong: 1, unknown: 0 });
  });

  test.each<[string, (path: string, response: ServerResponse) => boolean, string]>([
    [
      'another header',
      (path, response) => {
        if (path === '/about') response.setHeader('x-frame-options', 'SAMEORIGIN');
        if (path === '/about') response.end();
        return path === '/about';
      },
      '/about: x-frame-options is SAMEORIGIN, not DENY',
    ],
    [
      'no page',
      (path, response) => path === '/offline' && !!response.writeHead(404).end(),
      '/offline answers 404',
    ],
    [
      'no redirect',
      (path, response) => path === '/ABOUT' && !!response.end(),
      '/ABOUT answers 200, not 301 towards /about',
    ],
    [
      'a redirect to elsewhere',
      (path, response) =>
        path === '/CONTACT' && !!response.writeHead(301, { location: 'https://a.ng/' }).end(),
      '/CONTACT answers 301 to https://a.ng/, not 301 towards /contact',
    ],
    [
      'a secret in a script of the staff',
      (path, response) =>
        path === '/assets/staff/page-abc.js' && !!response.end('"-----BEGIN PRIVATE KEY-----"'),
      '/assets/staff/page-abc.js holds a private key',
    ],
    [
      'another key in what comes late',
      (path, response) =>
        path === '/assets/late-abc.js' && !!response.end(`"AIza${'s'.repeat(35)}"`),
      '/assets/late-abc.js holds a key of Google that is not the web key',
    ],
    [
      'a value of this machine',
      (path, response) =>
        path === '/assets/needed-abc.js' && !!response.end('"a value of this machine"'),
      '/assets/needed-abc.js holds a value of the settings that is not public',
    ],
  ])('%s', async (_, instead, words) => {
    site.instead = instead;
    const { tally, text } = await check();
    expect(text).toContain(words);
    expect(tally).toEqual({ fine: 7, wrong: 1, unknown: 0 });
  });
});

describe('what could not be checked is no pass', () => {
  test.each<[string, Answer, string]>([
    ['refused', 403, 'The service refused (403): Refused: GET /admin'],
    ['with a token that has run out', 401, 'holds for an hour: make a new one'],
    ['broken', (_, response) => response.end('<html>'), 'is no JSON: <html>'],
    ['cut off', (_, response) => void response.destroy(), 'Nothing answers at 127.0.0.1'],
  ])('%s', async (_, answer, words) => {
    services.answers[at('/admin/v2/projects/PROJECT/config')] = answer;
    const { tally, text } = await check();
    expect(text).toMatch(/UNKNOWN Strangers cannot make accounts\n +Could not be checked: /);
    expect(text).toContain(words);
    expect(tally).toEqual({ fine: 7, wrong: 0, unknown: 1 });
  });

  test('without a token only the site is checked', async () => {
    const { tally, text } = await check({ token: '' });
    expect(text).toContain('FIREBASE_ACCESS_TOKEN is not set');
    expect(tally).toEqual({ fine: 3, wrong: 0, unknown: 5 });
    expect(services.asked).toEqual([]);
  });

  test('a script that is not there', async () => {
    site.instead = (path, response) =>
      path === '/assets/late-abc.js' && !!response.writeHead(404).end();
    const { tally, text } = await check();
    expect(text).toContain('/assets/late-abc.js answers 404');
    expect(tally).toEqual({ fine: 7, wrong: 0, unknown: 1 });
  });

  test('the key, with the settings of another project', async () => {
    const { text } = await check({ project: 'firm-trial' });
    expect(text).toContain(`.env.production.local has no settings of ${PROJECT}`);
  });
});
