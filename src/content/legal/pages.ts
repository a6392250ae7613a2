import { listKeys } from '@/lib/records';

/** The titles of the legal pages, by path. */
export const legalPages = {
  '/privacy': 'Privacy',
  '/terms': 'Terms and disclaimer',
  '/disclosures': 'Research disclosures',
  '/data': 'Data and sources',
  '/corrections': 'Corrections and complaints',
  '/accessibility': 'Accessibility',
} as const;

export type LegalPath = keyof typeof legalPages;

/** The disclaimer in the footer, below the market board and on the page of each series. */
export const NOT_ADVICE = 'Information, not investment advice.';

/**
 * Returns the legal page at a path, with or without a trailing slash; undefined for other paths.
 */
export const findLegalPath = (pathname: string): LegalPath | undefined =>
  listKeys(legalPages).find((path) => path === pathname.replace(/\/+$/, ''));
