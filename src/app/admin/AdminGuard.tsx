import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AccessCheck } from '@/features/auth/AccessCheck';
import { useAuth } from '@/features/auth/session';
import { StandalonePage } from '@/ui/admin/AdminPage';

/** Lets staff through. Once they are in, the page stays: the dialog over it renews the session. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { identity, entered } = useAuth();
  const { pathname, search } = useLocation();
  if (entered) return children;
  switch (identity.state) {
    case 'resolving':
    case 'checking':
    case 'staff':
      return (
        <main className="grid min-h-screen place-items-center">
          <AccessCheck />
        </main>
      );
    case 'out':
      return (
        <Navigate
          to="/admin/login"
          replace
          state={identity.left ? null : { from: pathname + search }}
        />
      );
    case 'stranger':
    case 'unresolved':
    case 'unchecked':
      return (
        <StandalonePage>
          <AccessCheck />
        </StandalonePage>
      );
  }
}
