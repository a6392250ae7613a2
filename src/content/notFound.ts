import { firm } from './firm';

/** The links on the page for unknown addresses. */
export const notFoundLinks = [
  { label: 'Home', description: 'The figures of the day', to: '/' },
  { label: 'Markets', description: 'Every series with its history', to: '/markets' },
  { label: 'Resources', description: 'Reports, summaries, price lists', to: '/resources' },
  { label: 'Contact', description: firm.phones[0].shown, to: '/contact' },
] as const;
