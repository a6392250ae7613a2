import { Outlet, useLocation } from 'react-router-dom';
import { type ReactNode, useEffect, useState } from 'react';
import { getEnv } from '@/browser/settings';
import { AuthProvider } from '@/features/auth/AuthProvider';
import type { AuthClient } from '@/firebase/staff/authClient';
import { deleteOldDrafts } from '@/browser/savedDrafts';
import { useAuth } from '@/features/auth/authSession';
import { DraftAccount } from '@/ui/admin/useSavedDraft';

function DraftsOfAccount({ children }: { children: ReactNode }) {
  const { identity } = useAuth();
  const uid = identity.state === 'staff' ? identity.user.uid : null;
  const [account, setAccount] = useState(uid);
  if (uid !== null && uid !== account) setAccount(uid);
  useEffect(deleteOldDrafts, []);
  return <DraftAccount value={account}>{children}</DraftAccount>;
}

/** Renders the staff area. Tests pass a fake identity service. */
export function AdminRoot({ client }: { client: AuthClient }) {
  const { pathname } = useLocation();
  return (
    <>
      {/* Only the canonical URL differs between staff pages. admin.html contains their common title and `noindex`. */}
      <link rel="canonical" href={getEnv().siteUrl + pathname} />
      <AuthProvider client={client}>
        <DraftsOfAccount>
          <Outlet />
        </DraftsOfAccount>
      </AuthProvider>
    </>
  );
}
