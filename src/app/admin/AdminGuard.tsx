import { Navigate, useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { AccessCheck } from '@/features/auth/AccessCheck';
import { useAuth } from '@/features/auth/authSession';
import { StandalonePage } from '@/ui/admin/StandalonePage';

/**
 * Renders the staff area for staff. After the first check the page stays even if the session ends.
 * A dialog over the page then asks the user to sign in again.
 */
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
