import { listKeys } from '@/lib/records';
import { legalPages } from './legal/pages';

export interface NavigationLink {
  label: string;
  to: string;
}

/** The links of the navigation bar. */
export const mainLinks: readonly NavigationLink[] = [
  { label: 'About', to: '/about' },
  { label: 'Services', to: '/services' },
  { label: 'Resources', to: '/resources' },
  { label: 'Contact', to: '/contact' },
];

const markets: NavigationLink = { label: 'Markets', to: '/markets' };

export const notes: NavigationLink = { label: 'Notes of the day', to: '/notes' };

/** The links of the menu on phones, which also has Markets. */
export const menuLinks: readonly NavigationLink[] = [...mainLinks, markets];

/** The footer's Quick Links. */
export const quickLinks: readonly NavigationLink[] = [
  { label: 'About Us', to: '/about' },
  { label: 'Services', to: '/services' },
  { label: 'Contact', to: '/contact' },
];

/** The footer's Resources column, without `NEWS_PLACEHOLDER`, which is not a link yet. */
export const resourceLinks: readonly NavigationLink[] = [
  { label: 'Resources', to: '/resources' },
  markets,
  notes,
];

/**
 * The link that opens the newsletter form. Without JavaScript, and before hydration, it leads to
 * the contact form instead.
 */
export const newsletterLink: NavigationLink = {
  label: 'Newsletter',
  to: '/contact?subject=Newsletter',
};
/** The links in the last row of the footer. */
export const legalLinks: readonly NavigationLink[] = listKeys(legalPages).map((to) => ({
  label: legalPages[to],
  to,
}));
export const NEWS_PLACEHOLDER = 'News';
