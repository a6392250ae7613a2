import { useSyncExternalStore } from 'react';
import { currentEnv } from '@/browser/settings';

const never = () => () => undefined;

/**
 * Where the site is, to be followed by a path: as the build was told, else where this page is from,
 * which its prerendered HTML does not know ('').
 */
export function useSiteAddress(): string {
  const here = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const { siteUrl } = currentEnv();
  return siteUrl === '' ? here : siteUrl;
}
