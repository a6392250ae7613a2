import { useState } from 'react';
import { Banner } from '@/ui/admin/Banner';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { useAuth } from './AuthContext';
import { messageOf } from './serviceErrors';

interface SignOutButtonProps {
  children: string;
  className?: string;
  /** Asked first; false stops. */
  mayLeave?: () => boolean;
}

/** Signs out and leaves the staff area; says so where the identity service does not let it. */
export function SignOutButton({ children, className, mayLeave }: SignOutButtonProps) {
  const { leave } = useAuth();
  const [error, setError] = useState<string | null>(null);
  const signOut = () => {
    if (mayLeave?.() === false) return;
    setError(null);
    leave().catch((reason: unknown) => setError(messageOf(reason)));
  };
  return (
    <>
      <button type="button" className={className} onClick={signOut}>
        <StaffIcon name="signOut" size={16} />
        {children}
      </button>
      {error !== null && <Banner tone="bad">{error}</Banner>}
    </>
  );
}
