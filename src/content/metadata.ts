import { firm } from './firm';
import type { SeriesSlug } from './seriesSlugs';

export interface PageMetadata {
  title: string;
  description: string;
}

/** Titles and descriptions of pages by the first path segment. 'home' stands for '/'. */
export const metadata = {
  home: {
    title: 'Research companies in Nigeria',
    description: 'Research companies in Nigeria',
  },
  about: {
    title: 'About Research organization',
    description: 'About Research organization',
  },
  services: {
    title: 'Services rendered by research organization',
    description: 'Services rendered by research organization',
  },
  resources: {
    title: 'Research Resource',
    description:
      'Lists Daily Market Summary, Earning Report, Economic Report, Monthly Sectorial Report, Price List and Weekly Market summary',
  },
  contact: {
    title: 'Contact for Research Agencies',
    description: firm.address,
  },
  markets: {
    title: 'Nigerian markets: index, naira, prices and rates',
    description:
      'The All Share Index, naira per dollar, inflation, policy rate, GDP growth, bonds and bills, with their history.',
  },
  notes: {
    title: 'Notes of the day on Nigerian markets',
    description:
      'Two or three sentences on each trading day in Nigeria: shares, the naira and rates.',
  },
  admin: {
    title: '',
    description: '',
  },
} as const satisfies Record<string, PageMetadata>;

export type SiteSection = keyof typeof metadata;
/** A public section, which has a picture for link previews. */
export type SharedSection = Exclude<SiteSection, 'admin'>;

/** The size of a preview picture in pixels. Social networks require this size. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/**
 * Returns the path of the picture for link previews. The folder is not named 'share', because ad
 * blockers block that name (`tests/site/names.test.ts`).
 */
export const toSharePicturePath = (name: SiteSection | SeriesSlug) => `/images/preview/${name}.png`;

/** The title of the 404 page, which belongs to no section. */
export const notFoundMetadata: PageMetadata = {
  title: `Page not found | ${firm.name}`,
  description: '',
};

const isSection = (segment: string): segment is SiteSection => Object.hasOwn(metadata, segment);

/** Returns the section of a path, or null if its first segment is unknown. */
export function findSection(pathname: string): SiteSection | null {
  const first = pathname.split('/').find((segment) => segment !== '') ?? 'home';
  if (first === 'home' && pathname !== '/') return null;
  return isSection(first) ? first : null;
}

/** The id of the element with the prerendered JSON-LD. */
export const PAGE_DATA_ID = 'page-data';
