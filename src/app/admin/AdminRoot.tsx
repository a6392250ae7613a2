import { Outlet, useLocation } from 'react-router-dom';
import { currentEnv } from '@/browser/settings';
import { AuthProvider } from '@/features/auth/AuthProvider';
import type { AuthClient } from '@/firebase/staff/authClient';
import { DraftsOfAccount } from './DraftsOfAccount';

/** What every page of the staff area has around it. Tests bring an identity service of their own. */
export function AdminRoot({ client }: { client?: AuthClient }) {
  const { pathname } = useLocation();
  return (
    <>
      {/* Title and `noindex` are the same on each of these pages, and stand in admin.html. */}
      <link rel="canonical" href={currentEnv().siteUrl + pathname} />
      <AuthProvider {...(client && { client })}>
        <DraftsOfAccount>
          <Outlet />
        </DraftsOfAccount>
      </AuthProvider>
    </>
  );
}
