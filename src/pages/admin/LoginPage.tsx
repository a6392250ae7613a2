import { Navigate, useLocation } from 'react-router-dom';
import { isAskedAgain, useAuth } from '@/features/auth/session';
import { LoginForm } from '@/features/auth/LoginForm';
import { messages } from '@/features/auth/messages';
import { Unresolved } from '@/features/auth/Unresolved';
import { NotOnStaffList } from '@/features/auth/NotOnStaffList';
import { Alone } from '@/ui/admin/AdminPage';
import { LoadFailed, Spinner } from '@/ui/admin/LoadFailed';

const AFTER_LOGIN = '/admin/macroeconomics';

/** Where staff were headed when the guard sent them here. */
function headedFor(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith('/admin/') ? from : AFTER_LOGIN;
}

/** Admin login; whoever is staff already goes straight on, and Back does not come here again. */
export default function LoginPage() {
  const { identity } = useAuth();
  const location = useLocation();
  if (identity.state === 'staff') return <Navigate to={headedFor(location.state)} replace />;
  return (
    <Alone>
      <Content />
    </Alone>
  );
}

function Content() {
  const { identity, checkAgain } = useAuth();
  switch (identity.state) {
    case 'out':
      return (
        <div className="grid gap-6 p-8">
          <h1>Admin Login</h1>
          <LoginForm />
        </div>
      );
    case 'stranger':
      return <NotOnStaffList />;
    case 'unresolved':
      return <Unresolved />;
    case 'unchecked':
      return (
        <div className="p-8">
          <LoadFailed onRetry={checkAgain} busy={isAskedAgain(identity)}>
            {messages.checkFailed}
          </LoadFailed>
        </div>
      );
    case 'resolving':
    case 'checking':
    case 'staff':
      return (
        <Spinner>{identity.state === 'resolving' ? messages.resolving : messages.checking}</Spinner>
      );
  }
}
