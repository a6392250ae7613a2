import { Outlet, useLocation } from 'react-router-dom';
import { type ReactNode, useEffect, useState } from 'react';
import { currentEnv } from '@/browser/settings';
import { AuthProvider } from '@/features/auth/AuthProvider';
import type { AuthClient } from '@/firebase/staff/authClient';
import { deleteOldDrafts } from '@/browser/savedDrafts';
import { useAuth } from '@/features/auth/authSession';
import { DraftAccount } from '@/ui/admin/useSavedDraft';

/** Keeps what is typed under the account that is in, also while its session is renewed. */
function DraftsOfAccount({ children }: { children: ReactNode }) {
  const { identity } = useAuth();
  const uid = identity.state === 'staff' ? identity.user.uid : null;
  const [account, setAccount] = useState(uid);
  if (uid !== null && uid !== account) setAccount(uid);
  useEffect(deleteOldDrafts, []);
  return <DraftAccount value={account}>{children}</DraftAccount>;
}

/** Renders the staff area. Tests bring an identity service of their own. */
export function AdminRoot({ client }: { client: AuthClient }) {
  const { pathname } = useLocation();
  return (
    <>
      {/* Title and `noindex` are the same on each of these pages, and stand in admin.html. */}
      <link rel="canonical" href={currentEnv().siteUrl + pathname} />
      <AuthProvider client={client}>
        <DraftsOfAccount>
          <Outlet />
        </DraftsOfAccount>
      </AuthProvider>
    </>
  );
}
