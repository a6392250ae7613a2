/** A local server that imitates Google's services for a live project. */
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import spec from '../../firestore.indexes.json' with { type: 'json' };
import { projectFolder } from '../../scripts/local';
import { SERVICES } from '../../scripts/remote';
import well from './googleServices.json' with { type: 'json' };
import { serve } from './server';

export const PROJECT = 'firm-live';
export const WEB_KEY = `AIza${'w'.repeat(35)}`;

/** A JSON body, an HTTP error status, or a function that sends the response. */
export type ServiceAnswer = object | number | RequestListener;

export interface GoogleServices {
  /** Environment variables that make firebase-tools and our scripts use this server. */
  env: Record<string, string>;
  /** Responses by HTTP method and path, without the query. Tests may replace them. */
  answers: Record<string, ServiceAnswer>;
  asked: string[];
}

const group = (name: string) => `projects/${PROJECT}/databases/(default)/collectionGroups/${name}`;

/**
 * The indexes of firestore.indexes.json in Google's format. Google adds the document name as the
 * last field of each index.
 */
const indexes = spec.indexes.map(({ collectionGroup, queryScope, fields }, at) => ({
  name: `${group(collectionGroup)}/indexes/${at}`,
  queryScope,
  fields: [...fields, { fieldPath: '__name__', order: fields.at(-1)?.order }],
  state: 'READY',
}));
const fields = [
  { name: `${group('__default__')}/fields/*`, indexConfig: { indexes: [] } },
  ...spec.fieldOverrides.map(({ collectionGroup, fieldPath, ...more }) => ({
    name: `${group(collectionGroup)}/fields/${fieldPath}`,
    indexConfig: {},
    ...('ttl' in more && { ttlConfig: { state: 'ACTIVE' } }),
  })),
];

const VARIABLES = Object.values(SERVICES).map(([name]) => name);

/**
 * Returns the responses for a project without problems. Some responses are needed only by
 * firebase-tools.
 */
function createAnswers(): Record<string, ServiceAnswer> {
  const releases = [
    { name: 'firebase.storage/firm-live.firebasestorage.app', ruleset: 'b' },
    { name: 'cloud.firestore', ruleset: 'a' },
  ].map(({ name, ruleset }) => ({
    name: `projects/${PROJECT}/releases/${name}`,
    rulesetName: `projects/${PROJECT}/rulesets/${ruleset}`,
    createTime: '2026-11-01T08:00:00Z',
    updateTime: '2026-11-20T08:00:00Z',
  }));
  const createRuleset = (name: string) => {
    const content = readFileSync(join(projectFolder, name), 'utf8');
    return { source: { files: [{ name, content }] } };
  };
  return {
    ...well,
    // Splits the releases into pages, as Google does for projects with more than ten releases.
    [`GET /v1/projects/${PROJECT}/releases`]: ({ url = '' }, response) => {
      const second = url.includes('pageToken=second');
      const page = { releases: [releases[second ? 1 : 0]] };
      response.end(JSON.stringify(second ? page : { ...page, nextPageToken: 'second' }));
    },
    [`GET /v1/projects/${PROJECT}/rulesets/a`]: createRuleset('firestore.rules'),
    [`GET /v1/projects/${PROJECT}/rulesets/b`]: createRuleset('storage.rules'),
    [`GET /v1/${group('-')}/indexes`]: { indexes },
    [`GET /v1/${group('-')}/fields`]: { fields },
  };
}

export async function startServices(): Promise<GoogleServices> {
  const answers = createAnswers();
  const asked: string[] = [];
  const { origin } = await serve((request, response) => {
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
  return { env: Object.fromEntries(VARIABLES.map((name) => [name, origin])), answers, asked };
}
