import { useId, useRef, useState } from 'react';
import { Banner, type Message } from '@/ui/admin/Banner';
import { Button } from '@/ui/admin/Button';
import { useAuth } from './AuthContext';
import './LoginForm.css';
import { messages } from './messages';

/** What the identity service says went wrong. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Only what says nothing about whether an address has an account. */
const TELLABLE = ['auth/invalid-email', 'auth/missing-email', 'auth/network-request-failed'];

function mayTell(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    TELLABLE.includes(error.code)
  );
}

/**
 * Email and password. The rules are the identity service's own, and so is the message under the
 * fields. Pasting and password managers work.
 */
export function LoginForm({ email: known = '' }: { email?: string }) {
  const { signIn, sendReset } = useAuth();
  const id = useId();
  const emailInput = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);

  const submit = async () => {
    setBusy(true);
    setMessage(null);
    try {
      await signIn(email.trim(), password);
    } catch (error) {
      setMessage({ tone: 'bad', text: messageOf(error) });
    }
    setBusy(false);
  };

  const reset = async () => {
    if (email.trim() === '') {
      setMessage({ tone: 'warn', text: messages.emailFirst });
      emailInput.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await sendReset(email.trim());
      setMessage({ tone: 'ok', text: messages.resetSent });
    } catch (error) {
      setMessage(
        mayTell(error)
          ? { tone: 'bad', text: messageOf(error) }
          : { tone: 'ok', text: messages.resetSent },
      );
    }
    setBusy(false);
  };

  return (
    <form
      className="sign-in"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <div>
        <label htmlFor={`${id}-email`}>Email</label>
        <input
          ref={emailInput}
          id={`${id}-email`}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <div>
        <label htmlFor={`${id}-password`}>Password</label>
        <div className="pw">
          <input
            id={`${id}-password`}
            type={shown ? 'text' : 'password'}
            name="password"
            autoComplete="current-password"
            data-first-focus={known === '' ? undefined : true}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={`${id}-password`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Button>
        </div>
        <button type="button" className="forgot" disabled={busy} onClick={() => void reset()}>
          Forgot password?
        </button>
      </div>
      <Banner {...(message && { tone: message.tone })}>{message?.text}</Banner>
      <Button type="submit" look="primary" disabled={busy}>
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  );
}
