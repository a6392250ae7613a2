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
import { createRelay } from 'mail-relay/relay';
import { settingsOf } from 'mail-relay/testing';
import { serve } from '../../tests/helpers/server.ts';
import { headersFor, type Hosting, readHosting } from '../hostingConfig.ts';
import { projectFolder } from '../local.ts';
import { cloudOf, field, items } from '../remote.ts';
import { checkLive } from './checks.ts';
import type { Want } from './project.ts';
import steps from './steps.json' with { type: 'json' };
import wrong from './wrong.json' with { type: 'json' };

interface WrongService {
  asked: string;
  answer?: object | number;
  /** What of the usual answer is another. */
  changes?: object;
  words: readonly string[];
}
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
let relay: string;
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
  relay = await relayFor(site);
});

async function relayFor(origin: string): Promise<string> {
  const answer = createRelay({ ...settingsOf('resend'), origins: new Set([origin]) });
  return (await serve((request, response) => void answer(request, response))).origin;
}

const CHECKS = steps.filter(({ check, wants }) => check ?? wants).length;
/** What is left to look at, whatever the services say. */
const toLook = steps.length - CHECKS;
const expected = (found: { wrong?: number; unknown?: number }) => {
  const { wrong: no = 0, unknown = 0 } = found;
  return { fine: CHECKS - no - unknown, wrong: no, unknown, toLook };
};

async function check({ project = PROJECT, token = 'token' } = {}) {
  const printed: string[] = [];
  const cloud = cloudOf(PROJECT, { ...services.env, FIREBASE_ACCESS_TOKEN: token });
  const settings = {
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_API_KEY: WEB_KEY,
    VITE_SITE_URL: site,
    VITE_MAIL_URL: relay,
  };
  const secrets = ['a value of this machine'];
  const known = { folder: projectFolder, hosting, settings, secrets };
  const tally = await checkLive(cloud, known, (line) => printed.push(line));
  return { tally, text: printed.join('\n') };
}

test('nothing is wrong with a project that is as it should be', async () => {
  const { tally, text } = await check();
  expect(text).not.toMatch(/^NO |could not|: /im);
  expect(text.match(/^unseen /gm)).toHaveLength(toLook);
  expect(tally).toEqual(expected({}));
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
  test.each<WrongService>(wrong.services)('$what', async ({ asked, answer, changes, words }) => {
    services.answers[asked] = answer ?? Object.assign({}, services.answers[asked], changes);
    const { tally, text } = await check();
    for (const each of words) expect(text).toContain(each);
    expect(tally).toEqual(expected({ wrong: 1 }));
  });

  const wants = steps.flatMap<Want>((step) => step.wants ?? []);
  test.each(wants)('$what', async ({ path, at, is, not = false, what }) => {
    const [asked = ''] = path.replaceAll('{project}', PROJECT).split('?');
    const wrongly: unknown = not ? is : typeof is === 'number' ? is - 1 : undefined;
    const names = at.split('.');
    const answer = names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), wrongly);
    services.answers[`GET /${asked}`] = (_, response) => response.end(JSON.stringify(answer));
    const { text } = await check();
    expect(text).toContain(what.replaceAll('{host}', new URL(site).hostname));
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
    expect(tally).toEqual(expected({ wrong: 1 }));
  });
});

test('a relay that knows another site alone, and one that is down', async () => {
  relay = await relayFor('https://other.example');
  const other = await check();
  expect(other.text).toContain(`${relay} answers 403, and takes no mail from ${site}`);
  expect(other.tally).toEqual(expected({ wrong: 1 }));
  relay = 'http://127.0.0.1:9';
  const down = await check();
  expect(down.text).toContain('Nothing answers at http://127.0.0.1:9');
  expect(down.tally).toEqual(expected({ unknown: 1 }));
});

test('each line has its step in docs/going-live.md, and each step that leaves something a line', () => {
  const page = readFileSync(join(projectFolder, 'docs/going-live.md'), 'utf8');
  const [before = ''] = page.split('\n## 14. ');
  const numbers = [...before.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
  const read = new Set(steps.map(({ step }) => step));
  // The settings of the build are on this machine, where the build checks them.
  expect(numbers.filter((number) => !read.has(number))).toEqual([6]);
  for (const step of read) expect(page).toMatch(new RegExp(`^## ${step}\\. `, 'm'));
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
    expect(text).toMatch(
      /unseen +5\. Strangers cannot make accounts\n +Cannot be seen from here: /,
    );
    expect(text).toContain(`Look at https://console.firebase.google.com/project/${PROJECT}/auth`);
    expect(text).toContain(words);
    // How staff sign in, and where, is in the same answer.
    expect(tally).toEqual(expected({ unknown: 3 }));
  });

  test.each<[string, Answer, string]>([
    ['refuses', 403, 'The service refused (403)'],
    ['is not there', 404, 'The service refused (404)'],
    ['is cut off', (_, response) => void response.destroy(), 'Nothing answers'],
  ])('the compiler of production, where it %s', async (_, answer, words) => {
    services.answers[`POST /v1/projects/${PROJECT}:test`] = answer;
    const { tally, text } = await check();
    expect(text).toMatch(/unseen +7\. Production compiles the rules\n +Cannot be seen from here: /);
    expect(text).toContain(words);
    expect(tally).toEqual(expected({ unknown: 1 }));
  });

  test('without a token only the site is checked', async () => {
    const { tally, text } = await check({ token: '' });
    expect(text).toContain('FIREBASE_ACCESS_TOKEN is not set');
    expect(tally).toEqual(expected({ unknown: CHECKS - 5 }));
    expect(services.asked).toEqual([]);
  });

  test('a script that is not there', async () => {
    instead['/assets/late-abc.js'] = { status: 404 };
    const { tally, text } = await check();
    expect(text).toContain('/assets/late-abc.js answers 404');
    expect(tally).toEqual(expected({ unknown: 1 }));
  });

  test('the key, with the settings of another project', async () => {
    const { text } = await check({ project: 'firm-trial' });
    expect(text).toContain(`.env.production.local has no settings of ${PROJECT}`);
  });
});
