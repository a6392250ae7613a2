/** Local emulators that play the role of production and can return wrong results. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { CLOSE_CONNECTION } from 'firebase-emulators-without-java/mirror';
import { startClosedSuite } from 'firebase-emulators-without-java/testing';
import { projectFolder } from '../../scripts/local';
import { callService } from '../../scripts/remote';
import { PROJECT, startServices } from './googleServices';
import { serve } from './server';

export const TRIAL = 'demo-trial';

export interface TrialRequest {
  method: string;
  url: string;
  body: string;
  isStaff: boolean;
  isOwner: boolean;
}

/** `'off'` imitates a disabled service, to which production also responds with status 403. */
export type FalsifiedVerdict = 'allow' | 'deny' | 'off';

const SERVICE_DISABLED = { error: { code: 403, details: [{ reason: 'SERVICE_DISABLED' }] } };
const FORWARDED_HEADERS = /^(authorization|content-type|x-goog-upload-.*)$/;
const UPLOAD_URL = 'x-goog-upload-url';

/** Starts the emulators. `googleServices.ts` imitates the services that have no emulator. */
export async function startStandIn() {
  const services = await startServices();
  services.answers[`GET /admin/v2/projects/${PROJECT}/config`] = {
    client: { apiKey: 'the-web-key' },
    signIn: { email: { enabled: true } },
  };
  const policy = services.answers[`POST /v1/projects/${PROJECT}:getIamPolicy`] ?? {};
  const suite = await startClosedSuite(TRIAL);
  onTestFinished(() => suite.stop());
  const origins = [
    [/^\/v1\/projects\/[^/]+\/databases\/\(default\)\/documents/, suite.firestore],
    [/^\/(v0|storage|upload)\//, suite.storage],
    [/^\/v1\/(projects\/[^/]+\/)?accounts/, `${suite.auth}/identitytoolkit.googleapis.com`],
  ] as const;
  let falsify: (asked: TrialRequest) => FalsifiedVerdict | undefined = () => undefined;

  async function respond({ method = '', url = '', headers }: IncomingMessage, body: Buffer) {
    const { authorization = '' } = headers;
    const claims = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString();
    const isStaff = claims.includes('example-staff');
    const isOwner = authorization === 'Bearer owner';
    const verdict = falsify({ method, url, body: String(body), isStaff, isOwner });
    if (verdict === 'deny') return Response.json({}, { status: 403 });
    if (verdict === 'off') return Response.json(SERVICE_DISABLED, { status: 403 });
    const sentHeaders = new Headers(CLOSE_CONNECTION);
    for (const [name, value] of Object.entries(headers)) {
      if (FORWARDED_HEADERS.test(name)) sentHeaders.set(name, String(value));
    }
    if (verdict === 'allow') sentHeaders.set('authorization', 'Bearer owner');
    const ownOrigin = origins.find(([path]) => path.test(url))?.[1];
    const otherUrl = `${services.env['FIREBASE_API_URL']}${url.replaceAll(TRIAL, PROJECT)}`;
    return fetch(ownOrigin === undefined ? otherUrl : ownOrigin + url, {
      method,
      headers: sentHeaders,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
  }
  const { origin } = await serve((request, response) => {
    const forward = async () => {
      const result = await respond(request, await buffer(request));
      const uploadUrl = result.headers.get(UPLOAD_URL)?.replace(suite.storage, origin);
      if (uploadUrl !== undefined) response.setHeader(UPLOAD_URL, uploadUrl);
      response.setHeader('content-type', result.headers.get('content-type') ?? '');
      response.writeHead(result.status).end(Buffer.from(await result.arrayBuffer()));
    };
    forward().catch((error: unknown) => response.destroy(new Error(String(error))));
  });

  const readRules = (name: string) => readFileSync(join(projectFolder, name), 'utf8');
  return {
    services,
    suite,
    policy,
    env: {
      ...Object.fromEntries(Object.keys(services.env).map((name) => [name, origin])),
      FIREBASE_ACCESS_TOKEN: 'owner',
    },
    /** Deploys the rules as firebase-tools does. */
    deploy: () =>
      suite.putRules({
        firestore: readRules('firestore.rules'),
        storage: readRules('storage.rules'),
      }),
    falsify: (how: typeof falsify) => {
      falsify = how;
    },
    /** Sends a request with administrator rights. */
    ask: (method: string, path: string, body?: object) =>
      callService(
        { headers: { authorization: 'Bearer owner' } },
        `${origin}/${path}`,
        method,
        body,
      ),
  };
}
