/**
 * Checks that the rules and the forms accept a period from the same moment on. The tests of the
 * forms use the same table of cases.
 */
import { describe, expect, test } from 'vitest';
import {
  documentResource,
  map,
  NULL,
  string,
  toTimestamp,
  int,
} from 'firebase-emulators-without-java/rules';
import { compileSiteRules } from '../tests/helpers/ruleCosts.ts';
import { futurePeriods } from '../src/figures/admin/periodCases.ts';

const DOCUMENTS = '/databases/(default)/documents';
const rules = compileSiteRules(
  'cloud.firestore',
  `
    match /dates/{text} {
      allow create: if !isFuturePeriod(parsePeriod(request.resource.data.date));
    }
    match /years/{name} {
      allow create: if isYear(name, request.resource.data.series, request.resource.data.year);
    }`,
);

function isAccepted(document: string, data: ReturnType<typeof map>, now: string): boolean {
  const path = `${DOCUMENTS}/${document}`;
  const request = map({
    auth: NULL,
    time: toTimestamp(new Date(now)),
    resource: documentResource(path, data),
  });
  const about = { service: 'cloud.firestore', method: 'create', path, request } as const;
  return rules.evaluate({ ...about, resource: null }, { get: () => null }).allowed;
}

const isDateAccepted = (date: string, now: string) =>
  isAccepted('dates/one', map({ date: string(date) }), now);

/**
 * Returns whether the rules accept a year document that contains a point with this key. The key is
 * a period, such as '2026-Q3'.
 */
function isKeyAccepted(key: string, now: string): boolean {
  const year = key.slice(0, 4);
  const series = key.includes('Q') ? 'gdp' : key.length === 7 ? 'inflation' : 'monetaryPolicy';
  const points = map({ [key]: map({}) });
  const data = map({ series: string(series), year: int(Number(year)), points });
  return isAccepted(`years/${series}-${year}`, data, now);
}

describe.each(futurePeriods)('periods at $now', ({ now, ahead, open }) => {
  test.each(Object.entries(ahead))('the rules reject the future period %s', (date, key) => {
    expect(isDateAccepted(date, now)).toBe(false);
    expect(isKeyAccepted(key, now)).toBe(false);
  });

  test.each(Object.entries(open))('the rules accept the period %s', (date, key) => {
    expect(isDateAccepted(date, now)).toBe(true);
    expect(isKeyAccepted(key, now)).toBe(true);
  });
});
