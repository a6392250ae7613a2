/** The emulator passes no `cacheControl` to its rules, so the rule about it is evaluated by itself. */
import { expect, test } from 'vitest';
import { map, NULL, string } from '#emulators/rules';
import { siteRules } from '../tests/helpers/ruleCosts.ts';

const rules = siteRules(
  'firebase.storage',
  `
    match /caches/{name} {
      allow create: if isCachedBriefly(request.resource.cacheControl);
    }`,
);

function isTaken(header: string | null): boolean {
  const cacheControl = header === null ? NULL : string(header);
  const request = map({ auth: NULL, resource: map({ cacheControl }) });
  const about = {
    service: 'firebase.storage',
    method: 'create',
    path: '/b/site/o/caches/one',
  } as const;
  return rules.evaluate({ ...about, request, resource: null }, { get: () => null }).allowed;
}

test.each([null, '', 'private, max-age=0', 'public, max-age=3600', 'no-cache, no-store'])(
  'an upload may be cached as %j',
  (header) => {
    expect(isTaken(header)).toBe(true);
  },
);

test.each([
  'public, max-age=31536000',
  'max-age=31536000, immutable',
  'public, s-maxage=31536000',
  'stale-if-error=31536000',
  'max-age=100000',
])('no upload is cached as %j', (header) => {
  expect(isTaken(header)).toBe(false);
});
