import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ServiceAnswer, PROJECT } from '../../tests/helpers/googleServices.ts';
import {
  CHECK_COUNT,
  type LiveProject,
  startLiveProject,
  startRelay,
  createTally,
  MANUAL_STEP_COUNT,
} from '../../tests/helpers/liveProject.ts';
import { projectFolder } from '../local.ts';
import steps from './steps.json' with { type: 'json' };

let live: LiveProject;
beforeEach(async () => {
  live = await startLiveProject();
});

test('reports every setting of a complete project as correct', async () => {
  const { tally, text } = await live.check();
  expect(text).not.toMatch(/^NO |could not|: /im);
  expect(text.match(/^unseen /gm)).toHaveLength(MANUAL_STEP_COUNT);
  expect(tally).toEqual(createTally({}));
});

test('sends the Firestore and Storage rules unchanged to the compiler of production', async () => {
  const sent: unknown[] = [];
  live.services.answers[`POST /v1/projects/${PROJECT}:test`] = (request, response) => {
    void json(request).then((body) => {
      sent.push(body);
      response.end('{}');
    });
  };
  await live.check();
  const files = ['firestore.rules', 'storage.rules'].map((name) => ({
    source: { files: [{ name, content: readFileSync(join(projectFolder, name), 'utf8') }] },
  }));
  expect(sent).toEqual(files);
});

test('reports a relay that rejects the site and a relay that is down', async () => {
  live.relay = await startRelay('https://other.example');
  const foreign = await live.check();
  expect(foreign.text).toContain(
    `${live.relay} responds with 403, so it accepts no mail from ${live.site}`,
  );
  expect(foreign.tally).toEqual(createTally({ wrong: 1 }));
  live.relay = 'http://127.0.0.1:9';
  const down = await live.check();
  expect(down.text).toContain('No response from http://127.0.0.1:9');
  expect(down.tally).toEqual(createTally({ unknown: 1 }));
});

test('checks every step of docs/going-live.md', () => {
  const page = readFileSync(join(projectFolder, 'docs/going-live.md'), 'utf8');
  const [before = ''] = page.split('\n## 14. ');
  const numbers = [...before.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
  const read = new Set(steps.map(({ step }) => step));
  // `check:live` does not check step 6, because the build checks the settings of step 6 on this
  // machine.
  expect(numbers.filter((number) => !read.has(number))).toEqual([6]);
  for (const step of read) expect(page).toMatch(new RegExp(`^## ${step}\\. `, 'm'));
});

describe('settings that cannot be read', () => {
  test.each<[string, ServiceAnswer, string]>([
    [
      'when the service rejects the call',
      403,
      'The service rejected the request (403): Refused: GET /admin',
    ],
    ['when the token has expired', 401, 'is valid for an hour: create a new one'],
    [
      'when the response is not JSON',
      (_, response) => response.end('<html>'),
      'is not JSON: <html>',
    ],
    [
      'when the connection breaks',
      (_, response) => void response.destroy(),
      'No response from 127.0.0.1',
    ],
  ])('reports a setting as "unseen" %s', async (_, answer, message) => {
    live.services.answers[`GET /admin/v2/projects/${PROJECT}/config`] = answer;
    const { tally, text } = await live.check();
    expect(text).toMatch(
      /unseen +5\. Strangers cannot create accounts\n +Cannot be checked automatically: /,
    );
    expect(text).toContain(`Look at https://console.firebase.google.com/project/${PROJECT}/auth`);
    expect(text).toContain(message);
    // Three steps need this response, because it also contains the sign-in methods and the
    // authorised domains. Therefore the result of all three steps is unknown.
    expect(tally).toEqual(createTally({ unknown: 3 }));
  });

  test.each<[string, ServiceAnswer, string]>([
    ['rejects the call', 403, 'The service rejected the request (403)'],
    ['does not exist', 404, 'The service rejected the request (404)'],
    ['breaks the connection', (_, response) => void response.destroy(), 'No response'],
  ])(
    'reports the rules as "unseen" when the compiler of production %s',
    async (_, answer, message) => {
      live.services.answers[`POST /v1/projects/${PROJECT}:test`] = answer;
      const { tally, text } = await live.check();
      expect(text).toMatch(
        /unseen +7\. Production compiles the rules\n +Cannot be checked automatically: /,
      );
      expect(text).toContain(message);
      expect(tally).toEqual(createTally({ unknown: 1 }));
    },
  );

  test('checks only the site when there is no token', async () => {
    const { tally, text } = await live.check({ token: '' });
    expect(text).toContain('FIREBASE_ACCESS_TOKEN is not set');
    expect(tally).toEqual(createTally({ unknown: CHECK_COUNT - 5 }));
    expect(live.services.asked).toEqual([]);
  });

  test('reports the code of the site as "unseen" when a script is missing', async () => {
    live.siteResponses['/assets/late-abc.js'] = { status: 404 };
    const { tally, text } = await live.check();
    expect(text).toContain('/assets/late-abc.js answers 404');
    expect(tally).toEqual(createTally({ unknown: 1 }));
  });

  test('rejects local settings that belong to another project', async () => {
    const { text } = await live.check({ project: 'firm-trial' });
    expect(text).toContain(`.env.production.local has no settings for ${PROJECT}`);
  });
});
