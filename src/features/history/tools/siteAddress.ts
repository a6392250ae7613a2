import { getEnv } from '@/browser/settings';

/** Returns the configured URL of the site, or the origin of the page if none is configured. */
export const getSiteAddress = () => getEnv().siteUrl || window.location.origin;
