import { Icon } from '@/ui/Icon';
import { Button, buttonClass } from '@/ui/admin/Button';
import { isAskedAgain, useAuth, userOf } from './session';
import { messages } from './messages';
import { SignOutButton } from './SignOutButton';

/** For a signed-in account that is not on the staff list: what to ask for, and the ways out. */
export function NotOnStaffList() {
  const { identity, checkAgain } = useAuth();
  const user = userOf(identity);
  if (user === null) return null;
  return (
    <div className="grid gap-4 p-8">
      <h1>{messages.notOnList}</h1>
      <p>
        You are signed in as <b className="wrap-anywhere">{user.email || user.uid}</b>.{' '}
        {messages.askFor}
      </p>
      <p>
        <b className="wrap-anywhere select-all">{user.uid}</b>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={isAskedAgain(identity)} onClick={checkAgain}>
          <Icon name="retry" size={16} />
          {isAskedAgain(identity) ? messages.checking : 'Check again'}
        </Button>
        <SignOutButton className={buttonClass()}>Sign out</SignOutButton>
      </div>
    </div>
  );
}
