import { useState } from 'react';
import { Banner } from '@/ui/admin/Banner';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { LeaveDialog } from '@/ui/admin/LeaveDialog';
import { hasUnsavedChanges } from '@/ui/admin/unsavedChanges';
import { useAuth } from './authSession';
import { getErrorMessage } from './serviceErrors';

interface SignOutButtonProps {
  children: string;
  className?: string;
  asksFirst?: boolean;
}

export function SignOutButton({ children, className, asksFirst = false }: SignOutButtonProps) {
  const { leave } = useAuth();
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const signOut = () => {
    setAsking(false);
    setError(null);
    leave().catch((reason: unknown) => setError(getErrorMessage(reason)));
  };
  const handlePress = () => {
    if (asksFirst && hasUnsavedChanges()) setAsking(true);
    else signOut();
  };
  return (
    <>
      <button type="button" className={className} onClick={handlePress}>
        <StaffIcon name="signOut" size={16} />
        {children}
      </button>
      {error !== null && <Banner tone="bad">{error}</Banner>}
      {asking && <LeaveDialog onStay={() => setAsking(false)} onLeave={signOut} />}
    </>
  );
}
