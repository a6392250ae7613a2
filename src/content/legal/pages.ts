import { keysOf } from '@/lib/records';

/**
 * The pages that say by what terms the firm publishes and what it does with what visitors tell it.
 */
export const legalPages = {
  '/privacy': 'Privacy',
  '/terms': 'Terms and disclaimer',
  '/disclosures': 'Research disclosures',
  '/data': 'Data and sources',
  '/corrections': 'Corrections and complaints',
  '/accessibility': 'Accessibility',
} as const;

export type LegalPath = keyof typeof legalPages;

/** Says once, in the footer, below the board and on each series' page, what figures are not. */
export const NOT_ADVICE = 'Information, not investment advice.';

/** Returns the legal page at an address; undefined for an address of another page. */
export const legalPathOf = (pathname: string): LegalPath | undefined =>
  keysOf(legalPages).find((path) => path === pathname.replace(/\/+$/, ''));
