import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isAskedAgain, useAuth } from '@/features/auth/session';
import { NotOnStaffList } from '@/features/auth/NotOnStaffList';
import { messages } from '@/features/auth/messages';
import { Unresolved } from '@/features/auth/Unresolved';
import { Alone } from '@/ui/admin/AdminPage';
import { LoadFailed, Spinner } from '@/ui/admin/LoadFailed';

/**
 * Lets staff through. Once they are in, the page stays whatever happens to the session: the dialog
 * over it takes care of that.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { identity, entered, checkAgain } = useAuth();
  const { pathname, search } = useLocation();
  if (entered) return children;
  switch (identity.state) {
    case 'resolving':
    case 'checking':
    case 'staff':
      return (
        <main className="grid min-h-screen place-items-center">
          <Spinner>
            {identity.state === 'resolving' ? messages.resolving : messages.checking}
          </Spinner>
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
      return (
        <Alone>
          <NotOnStaffList />
        </Alone>
      );
    case 'unresolved':
      return (
        <Alone>
          <Unresolved />
        </Alone>
      );
    case 'unchecked':
      return (
        <Alone>
          <div className="p-8">
            <LoadFailed onRetry={checkAgain} busy={isAskedAgain(identity)}>
              {messages.checkFailed}
            </LoadFailed>
          </div>
        </Alone>
      );
  }
}
