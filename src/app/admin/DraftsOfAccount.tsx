import { type ReactNode, useEffect, useState } from 'react';
import { dropOldDrafts } from '@/browser/keptDrafts';
import { useAuth } from '@/features/auth/AuthContext';
import { DraftAccount } from '@/ui/admin/DraftAccount';

/**
 * Keeps what is typed under the account of the staff member who is in, also while their session is
 * renewed.
 */
export function DraftsOfAccount({ children }: { children: ReactNode }) {
  const { identity } = useAuth();
  const uid = identity.state === 'staff' ? identity.user.uid : null;
  const [account, setAccount] = useState(uid);
  if (uid !== null && uid !== account) setAccount(uid);
  useEffect(() => dropOldDrafts(), []);
  return <DraftAccount value={account}>{children}</DraftAccount>;
}
