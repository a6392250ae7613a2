import { Navigate, useLocation } from 'react-router-dom';
import { AccessCheck } from '@/features/auth/AccessCheck';
import { LoginForm } from '@/features/auth/LoginForm';
import { authMessages } from '@/features/auth/messages';
import { useAuth } from '@/features/auth/authSession';
import { StandalonePage } from '@/ui/admin/StandalonePage';

const DEFAULT_PATH = '/admin/macroeconomics';

/** Returns the page from which the guard redirected staff to the login. */
function getRequestedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith('/admin/') ? from : DEFAULT_PATH;
}

/**
 * Renders the admin login. Staff who are signed in are redirected at once, without a history entry
 * for this page.
 */
export default function LoginPage() {
  const { identity } = useAuth();
  const location = useLocation();
  if (identity.state === 'staff') return <Navigate to={getRequestedPath(location.state)} replace />;
  return (
    <StandalonePage>
      {identity.state === 'out' ? (
        <div className="grid gap-6 p-8">
          <h1>Admin Login</h1>
          <LoginForm />
          <p className="text-label/5 text-muted *:underline">
            {authMessages.kept} <a href="/privacy">Privacy</a>
          </p>
        </div>
      ) : (
        <AccessCheck />
      )}
    </StandalonePage>
  );
}
