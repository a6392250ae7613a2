import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Answer,
  PROJECT,
  type Services,
  startServices,
  WEB_KEY,
} from '../../tests/helpers/googleServices.ts';
import { serve } from '../../tests/helpers/server.ts';
import { headersFor, type Hosting, readHosting } from '../hostingConfig.ts';
import { projectFolder } from '../local.ts';
import { field, items } from '../remote.ts';
import { liveChecks } from './checks.ts';
import { cloudOf } from './cloud.ts';
import { makeChecks } from './findings.ts';
import wrong from './wrong.json' with { type: 'json' };

interface Instead {
  status?: number;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

const PAGES: Readonly<Record<string, string>> = {
  '/': '<script type="module" src="/assets/main-abc.js"></script>',
  '/sw.js': 'const names=["assets/late-abc.js"]',
  '/admin': '<script type="module" src="/assets/staff/admin-abc.js"></script>',
  '/assets/main-abc.js': `import"./needed-abc.js";const key="${WEB_KEY}"`,
  '/assets/staff/admin-abc.js': 'import("./page-abc.js")',
};

let hosting: Hosting;
let services: Services;
let site: string;
/** The answers by path in place of hosting's own. */
let instead: Record<string, Instead>;
beforeEach(async () => {
  hosting = await readHosting(projectFolder);
  services = await startServices();
  instead = {};
  const { origin } = await serve(({ url = '' }, response) => {
    const answer: Instead = instead[url] ?? {
      headers: Object.fromEntries(headersFor(url, hosting)),
      body: PAGES[url] ?? 'export default 1',
    };
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
  });
  site = origin;
});

async function check({ project = PROJECT, token = 'token' } = {}) {
  const printed: string[] = [];
  const cloud = cloudOf(PROJECT, { ...services.env, FIREBASE_ACCESS_TOKEN: token });
  const settings = {
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_API_KEY: WEB_KEY,
    VITE_SITE_URL: site,
  };
  const secrets = ['a value of this machine'];
  const checks = liveChecks(cloud, { folder: projectFolder, hosting, settings, secrets });
  const tally = await makeChecks(checks, (line) => printed.push(line));
  return { tally, text: printed.join('\n') };
}

test('nothing is wrong with a project that is as it should be', async () => {
  const { tally, text } = await check();
  expect(text).not.toMatch(/WRONG|UNKNOWN/);
  expect(tally).toEqual({ fine: 9, wrong: 0, unknown: 0 });
});

test('the compiler of production gets both files as they are', async () => {
  const sent: unknown[] = [];
  services.answers[`POST /v1/projects/${PROJECT}:test`] = (request, response) => {
    void json(request).then((body) => {
      sent.push(body);
      response.end('{}');
    });
  };
  await check();
  const files = ['firestore.rules', 'storage.rules'].map((name) => ({
    source: { files: [{ name, content: readFileSync(join(projectFolder, name), 'utf8') }] },
  }));
  expect(sent).toEqual(files);
});

const INDEXES = `GET /v1/projects/${PROJECT}/databases/(default)/collectionGroups/-/indexes`;
describe('what is wrong is told with what to do', () => {
  test.each(wrong.services)('$what', async ({ asked, answer, words }) => {
    services.answers[asked] = answer;
    const { tally, text } = await check();
    for (const each of words) expect(text).toContain(each);
    expect(tally).toEqual({ fine: 8, wrong: 1, unknown: 0 });
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

  test.each(wrong.site)('$what', async ({ path, answer, words }) => {
    instead[path] = answer;
    const { tally, text } = await check();
    expect(text).toContain(words);
    expect(tally).toEqual({ fine: 8, wrong: 1, unknown: 0 });
  });
});

describe('what could not be checked is no pass', () => {
  test.each<[string, Answer, string]>([
    ['refused', 403, 'The service refused (403): Refused: GET /admin'],
    ['with a token that has run out', 401, 'holds for an hour: make a new one'],
    ['broken', (_, response) => response.end('<html>'), 'is no JSON: <html>'],
    ['cut off', (_, response) => void response.destroy(), 'Nothing answers at 127.0.0.1'],
  ])('%s', async (_, answer, words) => {
    services.answers[`GET /admin/v2/projects/${PROJECT}/config`] = answer;
    const { tally, text } = await check();
    expect(text).toMatch(/UNKNOWN Strangers cannot make accounts\n +Could not be checked: /);
    expect(text).toContain(words);
    expect(tally).toEqual({ fine: 8, wrong: 0, unknown: 1 });
  });

  test.each<[string, Answer, string]>([
    ['refuses', 403, 'The service refused (403)'],
    ['is not there', 404, 'The service refused (404)'],
    ['is cut off', (_, response) => void response.destroy(), 'Nothing answers'],
  ])('the compiler of production, where it %s', async (_, answer, words) => {
    services.answers[`POST /v1/projects/${PROJECT}:test`] = answer;
    const { tally, text } = await check();
    expect(text).toMatch(/UNKNOWN Production compiles the rules\n +Could not be checked: /);
    expect(text).toContain(words);
    expect(tally).toEqual({ fine: 8, wrong: 0, unknown: 1 });
  });

  test('without a token only the site is checked', async () => {
    const { tally, text } = await check({ token: '' });
    expect(text).toContain('FIREBASE_ACCESS_TOKEN is not set');
    expect(tally).toEqual({ fine: 3, wrong: 0, unknown: 6 });
    expect(services.asked).toEqual([]);
  });

  test('a script that is not there', async () => {
    instead['/assets/late-abc.js'] = { status: 404 };
    const { tally, text } = await check();
    expect(text).toContain('/assets/late-abc.js answers 404');
    expect(tally).toEqual({ fine: 8, wrong: 0, unknown: 1 });
  });

  test('the key, with the settings of another project', async () => {
    const { text } = await check({ project: 'firm-trial' });
    expect(text).toContain(`.env.production.local has no settings of ${PROJECT}`);
  });
});
