import { describe, expect, it } from 'vitest';
import { directorPath, directors } from '@/content/directors';
import { firm } from '@/content/firm';
import { seriesContent } from '@/content/series';
import { seriesPath } from '@/content/seriesSlugs';
import { fixedPaths } from '@/content/sitePaths';
import { errorsOf, itemsOf, ofType } from '../../../tests/helpers/structuredData';
import { structuredData } from './structuredData';

const SITE = 'http://127.0.0.1:6005';
const NOW = new Date('2026-11-22T10:00:00Z');
const seriesPaths = seriesContent.map(({ slug }) => seriesPath(slug));
const profiles = directors.map(({ name }) => directorPath(name));
const [chairman = ''] = directors.map(({ name }) => name);
const pages = [...fixedPaths(), ...profiles, ...seriesPaths];
const itemsAt = (path: string) => Object.values(structuredData(path, NOW)).flatMap(itemsOf);

it.each(pages)('names the firm in valid structured data of %s', async (path) => {
  expect(await errorsOf(itemsAt(path))).toEqual([]);
  expect(ofType(itemsAt(path), 'Organization')).toMatchObject([
    { '@id': `${SITE}/#organization`, name: firm.name, url: `${SITE}/` },
  ]);
});

it('names the directors, the phones and the site on Home', () => {
  expect(ofType(itemsAt('/'), 'Organization')[0]).toMatchObject({
    member: directors.map(({ name }) => ({ name })),
    telephone: firm.phones.map(({ href }) => href.replace('tel:', '')),
    email: firm.email,
  });
  expect(ofType(itemsAt('/'), 'WebSite')).toMatchObject([{ name: firm.name }]);
});

it('names the directors on the board page and on their profiles', () => {
  for (const path of ['/about', '/about/directors']) {
    expect(ofType(itemsAt(path), 'Person')).toMatchObject(
      directors.map(({ name, role }) => ({ name, jobTitle: role })),
    );
  }
  for (const { name } of directors) {
    expect(ofType(itemsAt(directorPath(name)), 'Person')).toMatchObject([{ name }]);
  }
});

describe('the breadcrumb', () => {
  it.each([
    ['/contact', ['Home', 'Contact']],
    [directorPath(chairman), ['Home', 'About', 'Board of Directors', chairman]],
    ['/markets/asi', ['Home', 'Markets', 'All Share Index']],
  ])('lists the pages from Home to %s', (path, names) => {
    expect(ofType(itemsAt(path), 'BreadcrumbList')).toMatchObject([
      { itemListElement: names.map((name, index) => ({ name, position: index + 1 })) },
    ]);
  });

  it('ends with the page itself on all pages except Home', () => {
    expect(ofType(itemsAt('/'), 'BreadcrumbList')).toEqual([]);
    for (const path of pages.slice(1)) {
      const [crumbs] = ofType(itemsAt(path), 'BreadcrumbList');
      expect(JSON.stringify(crumbs)).toContain(`"item":"${SITE}${path}"}]`);
    }
  });
});

it('describes /markets as a data catalogue of all series', () => {
  expect(ofType(itemsAt('/markets'), 'DataCatalog')).toMatchObject([
    { dataset: seriesPaths.map((path) => ({ '@id': `${SITE}${path}#dataset` })) },
  ]);
});
