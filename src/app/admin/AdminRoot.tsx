import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { type ReactNode, useEffect, useState } from 'react';
import { currentEnv } from '@/browser/settings';
import { AccessCheck } from '@/features/auth/AccessCheck';
import { AuthProvider } from '@/features/auth/AuthProvider';
import type { AuthClient } from '@/firebase/staff/authClient';
import { dropOldDrafts } from '@/browser/keptDrafts';
import { useAuth } from '@/features/auth/session';
import { StandalonePage } from '@/ui/admin/AdminPage';
import { DraftAccount } from '@/ui/admin/KeptDraft';

/** Keeps what is typed under the account that is in, also while its session is renewed. */
function DraftsOfAccount({ children }: { children: ReactNode }) {
  const { identity } = useAuth();
  const uid = identity.state === 'staff' ? identity.user.uid : null;
  const [account, setAccount] = useState(uid);
  if (uid !== null && uid !== account) setAccount(uid);
  useEffect(dropOldDrafts, []);
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

/** Lets staff through. Once they are in, the page stays: the dialog over it renews the session. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { identity, entered } = useAuth();
  const { pathname, search } = useLocation();
  if (entered) return children;
  if (identity.state === 'out') {
    const from = identity.left ? null : { from: pathname + search };
    return <Navigate to="/admin/login" replace state={from} />;
  }
  if (['resolving', 'checking', 'staff'].includes(identity.state)) {
    return (
      <main className="grid min-h-screen place-items-center">
        <AccessCheck />
      </main>
    );
  }
  return (
    <StandalonePage>
      <AccessCheck />
    </StandalonePage>
  );
}
