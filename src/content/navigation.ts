import { keysOf } from '@/lib/records';
import { legalPages } from './legal/pages';

export interface NavigationLink {
  label: string;
  to: string;
}

/** The navigation bar, in order. */
export const mainLinks: readonly NavigationLink[] = [
  { label: 'About', to: '/about' },
  { label: 'Services', to: '/services' },
  { label: 'Resources', to: '/resources' },
  { label: 'Contact', to: '/contact' },
];

const markets: NavigationLink = { label: 'Markets', to: '/markets' };

/** The menu of a phone, which has no other way to the markets than the strip. */
export const menuLinks: readonly NavigationLink[] = [...mainLinks, markets];

/** The footer's Quick Links. */
export const quickLinks: readonly NavigationLink[] = [
  { label: 'About Us', to: '/about' },
  { label: 'Services', to: '/services' },
  { label: 'Contact', to: '/contact' },
];

/** The footer's Resources column; its 'News' is a placeholder that goes nowhere yet. */
export const resourceLinks: readonly NavigationLink[] = [
  { label: 'Resources', to: '/resources' },
  markets,
];
/**
 * Opens the newsletter's form. The address is for visitors without JavaScript, and before it runs:
 * they write a message.
 */
export const newsletterLink: NavigationLink = {
  label: 'Newsletter',
  to: '/contact?subject=Newsletter',
};
/** The last row of the footer. */
export const legalLinks: readonly NavigationLink[] = keysOf(legalPages).map((to) => ({
  label: legalPages[to],
  to,
}));
export const NEWS_PLACEHOLDER = 'News';
