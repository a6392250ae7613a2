/** Structured data of each page for search engines, in JSON-LD (schema.org). */
import type { BreadcrumbList, Graph, Organization, Person, Thing, WithContext } from 'schema-dts';
import { currentEnv } from '@/browser/settings';
import { type Director, directorImage, directorPath, directors } from '@/content/directors';
import { firm } from '@/content/firm';
import { legalPages } from '@/content/legal/pages';
import { metadata, PAGE_DATA_ID } from '@/content/metadata';
import { menuLinks, quickLinks } from '@/content/navigation';
import { seriesContent } from '@/content/series';
import { seriesPath } from '@/content/seriesSlugs';
import { keysOf } from '@/lib/records';
import { DATASET_ID, datasetId, datasetOf } from '@/features/history/dataset';

const address = (path: string) => currentEnv().siteUrl + path;
const firmId = () => address('/#organization');

function organization(path: string): Organization {
  const firmItself = {
    '@type': 'Organization',
    '@id': firmId(),
    name: firm.name,
    url: address('/'),
    logo: { '@type': 'ImageObject', url: address('/images/icons/icon-512.png') },
  } as const;
  if (!/^\/($|about)/.test(path)) return firmItself;
  return {
    ...firmItself,
    description: firm.tagline,
    email: firm.email,
    telephone: firm.phones.map(({ href }) => href.replace('tel:', '')),
    address: { '@type': 'PostalAddress', streetAddress: firm.address, addressCountry: 'NG' },
    sameAs: Object.values(firm.social),
    member: directors.map(({ name }) => ({ '@type': 'Person', '@id': personId(name), name })),
  };
}

const personId = (name: string) => `${address(directorPath(name))}#person`;

const person = ({ name, role, desc, iamgeBig }: Director): Person => ({
  '@type': 'Person',
  '@id': personId(name),
  name,
  jobTitle: role,
  description: desc[0] ?? '',
  image: address(directorImage(iamgeBig)),
  url: address(directorPath(name)),
  worksFor: { '@id': firmId() },
});

/** Returns the breadcrumb of a page, from Home to the page itself. */
function trail(path: string): { name: string; path: string }[] {
  const home = { name: 'Home', path: '/' };
  const about = { name: 'About', path: '/about' };
  const board = { name: 'Board of Directors', path: '/about/directors' };
  const markets = { name: 'Markets', path: '/markets' };
  const pages = [
    // The first link to a page provides its name.
    ...[...menuLinks, ...quickLinks].map(({ label, to }) => [home, { name: label, path: to }]),
    [home, about, board],
    ...keysOf(legalPages).map((path) => [home, { name: legalPages[path], path }]),
    ...directors.map(({ name }) => [home, about, board, { name, path: directorPath(name) }]),
    ...seriesContent.map(({ name, slug }) => [home, markets, { name, path: seriesPath(slug) }]),
  ];
  return pages.find((each) => each.at(-1)?.path === path) ?? [];
}

function breadcrumbs(path: string): BreadcrumbList[] {
  const pages = trail(path);
  if (pages.length === 0) return [];
  const itemListElement = pages.map((page, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: page.name,
    item: address(page.path),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function ofPage(path: string): Thing[] {
  if (path === '/') {
    const { title } = metadata.home;
    const site = { '@type': 'WebSite', '@id': address('/#website'), url: address('/') } as const;
    return [{ ...site, name: firm.name, alternateName: title, publisher: { '@id': firmId() } }];
  }
  if (path === '/about' || path === '/about/directors') return directors.map(person);
  if (path === '/markets') {
    const { title, description } = metadata.markets;
    const dataset = seriesContent.map(({ slug }) => ({ '@id': datasetId(slug) }));
    const id = { '@type': 'DataCatalog', '@id': address('/markets#catalog') } as const;
    return [{ ...id, name: title, description, url: address('/markets'), dataset }];
  }
  const director = directors.find(({ name }) => directorPath(name) === path);
  return director === undefined ? [] : [person(director)];
}

/** Returns the JSON-LD of a listed page, by the id of its script element. */
export function structuredData(
  path: string,
  now: Date,
): Record<string, Graph | WithContext<Thing>> {
  const series = seriesContent.find(({ slug }) => seriesPath(slug) === path);
  const graph: Thing[] = [organization(path), ...breadcrumbs(path), ...ofPage(path)];
  return {
    [PAGE_DATA_ID]: { '@context': 'https://schema.org', '@graph': graph },
    ...(series && { [DATASET_ID]: datasetOf(series, [now.getUTCFullYear()]) }),
  };
}
