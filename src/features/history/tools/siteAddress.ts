import { getEnv } from '@/browser/settings';

/** Returns the configured address of the site, or else the origin of the page. */
export const getSiteAddress = () => getEnv().siteUrl || window.location.origin;
