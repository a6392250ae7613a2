import { createContext, useContext } from 'react';
import type { Session } from './session';

export interface AuthValue extends Session {
  signIn: (email: string, password: string) => Promise<void>;
  /** Signs out and leaves the staff area. */
  leave: () => Promise<void>;
  /** Signs out of this account but stays on the page, to sign in with another one. */
  switchAccount: () => Promise<void>;
  sendReset: (email: string) => Promise<void>;
  /** Asks the staff list again. */
  checkAgain: () => void;
}

export const AuthContext = createContext<AuthValue | null>(null);

export function useAuth(): AuthValue {
  const value = useContext(AuthContext);
  if (value === null) throw new Error('useAuth needs an AuthProvider above it');
  return value;
}
