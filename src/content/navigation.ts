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

/** The footer's Quick Links. */
export const quickLinks: readonly NavigationLink[] = [
  { label: 'About Us', to: '/about' },
  { label: 'Services', to: '/services' },
  { label: 'Contact', to: '/contact' },
];

/** The footer's Resources column; its 'News' is a placeholder that goes nowhere yet. */
export const resourceLinks: readonly NavigationLink[] = [
  { label: 'Resources', to: '/resources' },
  { label: 'Markets', to: '/markets' },
];
export const NEWS_PLACEHOLDER = 'News';
