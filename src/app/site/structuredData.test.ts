import { describe, expect, it } from 'vitest';
import { toDirectorPath, directors } from '@/content/directors';
import { firm } from '@/content/firm';
import { seriesContent } from '@/content/series';
import { toSeriesPath } from '@/content/seriesSlugs';
import { listFixedPaths } from '@/content/sitePaths';
import { findErrors, getItems, selectType } from '../../../tests/helpers/structuredData';
import { createStructuredData } from './structuredData';

const SITE = 'http://127.0.0.1:6005';
const NOW = new Date('2026-11-22T10:00:00Z');
const seriesPaths = seriesContent.map(({ slug }) => toSeriesPath(slug));
const profiles = directors.map(({ name }) => toDirectorPath(name));
const [chairman = ''] = directors.map(({ name }) => name);
const pages = [...listFixedPaths(), ...profiles, ...seriesPaths];
const listItemsAt = (path: string) =>
  Object.values(createStructuredData(path, NOW)).flatMap(getItems);

it.each(pages)('names the firm in valid structured data of %s', async (path) => {
  expect(await findErrors(listItemsAt(path))).toEqual([]);
  expect(selectType(listItemsAt(path), 'Organization')).toMatchObject([
    { '@id': `${SITE}/#organization`, name: firm.name, url: `${SITE}/` },
  ]);
});

it('the structured data of Home names the directors, the phone numbers and the site', () => {
  expect(selectType(listItemsAt('/'), 'Organization')[0]).toMatchObject({
    member: directors.map(({ name }) => ({ name })),
    telephone: firm.phones.map(({ href }) => href.replace('tel:', '')),
    email: firm.email,
  });
  expect(selectType(listItemsAt('/'), 'WebSite')).toMatchObject([{ name: firm.name }]);
});

it('the structured data of the board page and the profiles names the directors', () => {
  for (const path of ['/about', '/about/directors']) {
    expect(selectType(listItemsAt(path), 'Person')).toMatchObject(
      directors.map(({ name, role }) => ({ name, jobTitle: role })),
    );
  }
  for (const { name } of directors) {
    expect(selectType(listItemsAt(toDirectorPath(name)), 'Person')).toMatchObject([{ name }]);
  }
});

describe('the breadcrumb', () => {
  it.each([
    ['/contact', ['Home', 'Contact']],
    [toDirectorPath(chairman), ['Home', 'About', 'Board of Directors', chairman]],
    ['/markets/asi', ['Home', 'Markets', 'All Share Index']],
  ])('lists the pages from Home to %s in the breadcrumb', (path, names) => {
    expect(selectType(listItemsAt(path), 'BreadcrumbList')).toMatchObject([
      { itemListElement: names.map((name, index) => ({ name, position: index + 1 })) },
    ]);
  });

  it('ends the breadcrumb with the page itself on all pages except Home', () => {
    expect(selectType(listItemsAt('/'), 'BreadcrumbList')).toEqual([]);
    for (const path of pages.slice(1)) {
      const [crumbs] = selectType(listItemsAt(path), 'BreadcrumbList');
      expect(JSON.stringify(crumbs)).toContain(`"item":"${SITE}${path}"}]`);
    }
  });
});

it('the structured data of /markets describes a data catalogue of all series', () => {
  expect(selectType(listItemsAt('/markets'), 'DataCatalog')).toMatchObject([
    { dataset: seriesPaths.map((path) => ({ '@id': `${SITE}${path}#dataset` })) },
  ]);
});
