import { Button } from '@/ui/admin/Button';
import { getButtonClass } from '@/ui/admin/buttonClass';
import { Dialog } from '@/ui/admin/Dialog';
import { hasUnsavedChanges } from '@/ui/admin/unsavedChanges';
import { AccessCheck } from './AccessCheck';
import { isRetryingStaffCheck, useAuth } from './authSession';
import { LoginForm } from './LoginForm';
import { authMessages } from './messages';
import { SignOutButton } from './SignOutButton';

/**
 * Asks staff to sign in again when the session ends. The page stays open behind the dialog, so no
 * input is lost.
 */
export function SignInAgainDialog() {
  const { identity, entered } = useAuth();
  if (!entered || identity.state === 'staff') return null;
  const title = identity.state === 'stranger' ? authMessages.notOnList : authMessages.endedTitle;
  return (
    <Dialog title={title}>
      <Content />
      <p className="mt-4 border-t border-hair pt-4">
        <SignOutButton className={getButtonClass('plain', true)}>
          {hasUnsavedChanges() ? 'Leave without saving' : 'Leave this page'}
        </SignOutButton>
      </p>
    </Dialog>
  );
}

function Content() {
  const { identity, lastEmail, checkAgain, switchAccount } = useAuth();
  if (identity.state === 'out')
    return (
      <>
        <p className="mb-6">{authMessages.ended}</p>
        <LoginForm email={lastEmail} />
      </>
    );
  if (identity.state !== 'stranger') return <AccessCheck className="" />;
  const busy = isRetryingStaffCheck(identity);
  return (
    <>
      <p>
        You are signed in as {identity.user.email || identity.user.uid}.{' '}
        {authMessages.endedNotOnList}
      </p>
      <p>
        <b className="wrap-anywhere select-all">{identity.user.uid}</b>
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button busy={busy} onClick={checkAgain}>
          {busy ? authMessages.checking : 'Check again'}
        </Button>
        <Button look="primary" onClick={() => void switchAccount()}>
          Sign in with another account
        </Button>
      </div>
    </>
  );
}
