import { Icon } from '@/ui/Icon';
import { Button } from '@/ui/admin/Button';
import { getButtonClass } from '@/ui/admin/buttonClass';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { Spinner } from '@/ui/admin/Spinner';
import { authMessages } from './messages';
import { isRetryingStaffCheck, useAuth } from './authSession';
import { SignOutButton } from './SignOutButton';

export function AccessCheck({ className = 'p-8' }: { className?: string }) {
  const { identity, checkAgain } = useAuth();
  const busy = isRetryingStaffCheck(identity);
  switch (identity.state) {
    case 'stranger':
      return (
        <div className="grid gap-4 p-8">
          <h1>{authMessages.notOnList}</h1>
          <p>
            You are signed in as{' '}
            <b className="wrap-anywhere">{identity.user.email || identity.user.uid}</b>.{' '}
            {authMessages.askFor}
          </p>
          <p>
            <b className="wrap-anywhere select-all">{identity.user.uid}</b>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button busy={busy} onClick={checkAgain}>
              <Icon name="retry" size={16} />
              {busy ? authMessages.checking : 'Check again'}
            </Button>
            <SignOutButton className={getButtonClass()}>Sign out</SignOutButton>
          </div>
        </div>
      );
    case 'unresolved':
      return (
        <div className={className}>
          <LoadFailed onRetry={() => window.location.reload()}>
            {authMessages.unresolved}
          </LoadFailed>
        </div>
      );
    case 'unchecked':
      return (
        <div className={className}>
          <LoadFailed onRetry={checkAgain} busy={busy}>
            {authMessages.checkFailed}
          </LoadFailed>
        </div>
      );
    case 'resolving':
      return <Spinner>{authMessages.resolving}</Spinner>;
    case 'out':
    case 'staff':
    case 'checking':
      return <Spinner>{authMessages.checking}</Spinner>;
  }
}
