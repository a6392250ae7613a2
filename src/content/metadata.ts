import { firm } from './firm';
import type { SeriesSlug } from './seriesSlugs';

export interface PageMetadata {
  title: string;
  description: string;
}

/** Titles and descriptions, keyed by the first path segment; '/' is home. */
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
  admin: {
    title: '',
    description: '',
  },
} as const satisfies Record<string, PageMetadata>;

export type Section = keyof typeof metadata;
/** A section that visitors see, with a picture for links to it. */
export type SharedSection = Exclude<Section, 'admin'>;

/** The size in pixels that the services require. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/**
 * The folder is not named 'share': block lists refuse such addresses (`tests/site/names.test.ts`).
 */
export const sharePicturePath = (name: Section | SeriesSlug) => `/images/preview/${name}.png`;

/** The page for an unknown address has no entry of its own in the table above. */
export const notFoundMetadata: PageMetadata = {
  title: `Page not found | ${firm.name}`,
  description: '',
};

const isSection = (segment: string): segment is Section => Object.hasOwn(metadata, segment);

/** Returns the section a path belongs to, or null for an unknown first segment. */
export function sectionOf(pathname: string): Section | null {
  const first = pathname.split('/').find((segment) => segment !== '') ?? 'home';
  if (first === 'home' && pathname !== '/') return null;
  return isSection(first) ? first : null;
}

/** The element with the JSON-LD that a page was sent with. */
export const PAGE_DATA_ID = 'page-data';
