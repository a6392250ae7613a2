/** Structured data of each page for search engines, in JSON-LD (schema.org). */
import type { BreadcrumbList, Graph, Organization, Person, Thing, WithContext } from 'schema-dts';
import { getEnv } from '@/browser/settings';
import { type Director, toDirectorImagePath, toDirectorPath, directors } from '@/content/directors';
import { firm } from '@/content/firm';
import { legalPages } from '@/content/legal/pages';
import { metadata, PAGE_DATA_ID } from '@/content/metadata';
import { menuLinks, notes, quickLinks } from '@/content/navigation';
import { seriesContent } from '@/content/series';
import { toSeriesPath } from '@/content/seriesSlugs';
import { listKeys } from '@/lib/records';
import { DATASET_ID, getDatasetId, createDataset } from '@/features/history/dataset';

const toUrl = (path: string) => getEnv().siteUrl + path;
const getFirmId = () => toUrl('/#organization');

function createOrganization(path: string): Organization {
  const firmItself = {
    '@type': 'Organization',
    '@id': getFirmId(),
    name: firm.name,
    url: toUrl('/'),
    logo: { '@type': 'ImageObject', url: toUrl('/images/icons/icon-512.png') },
  } as const;
  if (!/^\/($|about)/.test(path)) return firmItself;
  return {
    ...firmItself,
    description: firm.tagline,
    email: firm.email,
    telephone: firm.phones.map(({ href }) => href.replace('tel:', '')),
    address: { '@type': 'PostalAddress', streetAddress: firm.address, addressCountry: 'NG' },
    sameAs: Object.values(firm.social),
    member: directors.map(({ name }) => ({ '@type': 'Person', '@id': toPersonId(name), name })),
  };
}

const toPersonId = (name: string) => `${toUrl(toDirectorPath(name))}#person`;

const createPerson = ({ name, role, desc, iamgeBig }: Director): Person => ({
  '@type': 'Person',
  '@id': toPersonId(name),
  name,
  jobTitle: role,
  description: desc[0] ?? '',
  image: toUrl(toDirectorImagePath(iamgeBig)),
  url: toUrl(toDirectorPath(name)),
  worksFor: { '@id': getFirmId() },
});

/** Returns the breadcrumb of a page, from Home to the page itself. */
function listTrail(path: string): { name: string; path: string }[] {
  const home = { name: 'Home', path: '/' };
  const about = { name: 'About', path: '/about' };
  const board = { name: 'Board of Directors', path: '/about/directors' };
  const markets = { name: 'Markets', path: '/markets' };
  const pages = [
    // If several links lead to a page, the first one provides the name of the page.
    ...[...menuLinks, ...quickLinks].map(({ label, to }) => [home, { name: label, path: to }]),
    [home, about, board],
    [home, markets, { name: notes.label, path: notes.to }],
    ...listKeys(legalPages).map((path) => [home, { name: legalPages[path], path }]),
    ...directors.map(({ name }) => [home, about, board, { name, path: toDirectorPath(name) }]),
    ...seriesContent.map(({ name, slug }) => [home, markets, { name, path: toSeriesPath(slug) }]),
  ];
  return pages.find((each) => each.at(-1)?.path === path) ?? [];
}

function createBreadcrumbs(path: string): BreadcrumbList[] {
  const pages = listTrail(path);
  if (pages.length === 0) return [];
  const itemListElement = pages.map((page, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: page.name,
    item: toUrl(page.path),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function createPageThings(path: string): Thing[] {
  if (path === '/') {
    const { title } = metadata.home;
    const site = { '@type': 'WebSite', '@id': toUrl('/#website'), url: toUrl('/') } as const;
    return [{ ...site, name: firm.name, alternateName: title, publisher: { '@id': getFirmId() } }];
  }
  if (path === '/about' || path === '/about/directors') return directors.map(createPerson);
  if (path === '/markets') {
    const { title, description } = metadata.markets;
    const dataset = seriesContent.map(({ slug }) => ({ '@id': getDatasetId(slug) }));
    const id = { '@type': 'DataCatalog', '@id': toUrl('/markets#catalog') } as const;
    return [{ ...id, name: title, description, url: toUrl('/markets'), dataset }];
  }
  const director = directors.find(({ name }) => toDirectorPath(name) === path);
  return director === undefined ? [] : [createPerson(director)];
}

/** Returns the JSON-LD of a page that search engines may list, by the id of its script element. */
export function createStructuredData(
  path: string,
  now: Date,
): Record<string, Graph | WithContext<Thing>> {
  const series = seriesContent.find(({ slug }) => toSeriesPath(slug) === path);
  const graph: Thing[] = [
    createOrganization(path),
    ...createBreadcrumbs(path),
    ...createPageThings(path),
  ];
  return {
    [PAGE_DATA_ID]: { '@context': 'https://schema.org', '@graph': graph },
    ...(series && { [DATASET_ID]: createDataset(series, [now.getUTCFullYear()]) }),
  };
}
