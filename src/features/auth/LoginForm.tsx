import { useEffect, useId, useRef, useState } from 'react';
import { plainWord } from '@/lib/plainText';
import { TimedOut } from '@/lib/timeLimit';
import { Banner, type Message } from '@/ui/admin/Banner';
import { Button } from '@/ui/admin/Button';
import { classes } from '@/ui/classes';
import { RETRY, RETRYING } from '@/ui/retryMessages';
import { useAuth } from './authSession';
import { messages } from './messages';
import { codeOf, isPassing, messageOf, plainSentence } from './serviceErrors';

/** Errors of a password reset that do not reveal whether an address has an account. */
const TELLABLE = ['auth/invalid-email', 'auth/missing-email', 'auth/network-request-failed'];

function mayTell(error: unknown): boolean {
  return error instanceof TimedOut || TELLABLE.includes(codeOf(error));
}

const labelClass = 'mb-2 block text-label font-semibold text-ink';

/** The identity service validates email and password. Its message is shown under the fields. */
export function LoginForm({ email: known = '' }: { email?: string }) {
  const { signIn, sendReset } = useAuth();
  const id = useId();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);
  const [failure, setFailure] = useState<{ plain: string | null; mayRetry: boolean } | null>(null);

  // If the form is in a dialog, the dialog sets the focus.
  useEffect(() => {
    (known === '' ? emailInput : passwordInput).current?.focus();
  }, [known]);

  const fail = (error: unknown, mayRetry: boolean) => {
    setMessage({ tone: 'bad', text: messageOf(error) });
    setFailure({ plain: plainSentence(error), mayRetry });
  };

  const submit = async () => {
    setBusy(true);
    setMessage(null);
    try {
      await signIn(plainWord(email), password);
      setFailure(null);
    } catch (error) {
      fail(error, isPassing(error));
    }
    setBusy(false);
  };

  const reset = async () => {
    setMessage(null);
    setFailure(null);
    if (plainWord(email) === '') {
      setMessage({ tone: 'warn', text: messages.emailFirst });
      emailInput.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await sendReset(plainWord(email));
      setMessage({ tone: 'ok', text: messages.resetSent });
    } catch (error) {
      if (mayTell(error)) fail(error, false);
      else setMessage({ tone: 'ok', text: messages.resetSent });
    }
    setBusy(false);
  };

  const said = message !== null || typeof failure?.plain === 'string';
  return (
    <form
      className="grid gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <div>
        <label className={labelClass} htmlFor={`${id}-email`}>
          Email
        </label>
        <input
          ref={emailInput}
          className="h-12 text-base/5"
          id={`${id}-email`}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <div>
        <label className={labelClass} htmlFor={`${id}-password`}>
          Password
        </label>
        <div className="relative">
          <input
            ref={passwordInput}
            className="h-12 pr-20 text-base/5"
            id={`${id}-password`}
            type={shown ? 'text' : 'password'}
            name="password"
            autoComplete="current-password"
            data-first-focus={known === '' ? undefined : true}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button
            className="absolute top-1 right-1 border-0! px-3!"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={`${id}-password`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Button>
        </div>
        <button
          type="button"
          className="mt-2 min-h-6 cursor-pointer text-label/5 font-medium text-link hover:underline"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) void reset();
          }}
        >
          Forgot password?
        </button>
      </div>
      {/* Empty live regions take no space. */}
      <div
        className={classes('grid justify-items-start gap-2 *:empty:absolute', !said && 'absolute')}
      >
        <Banner tone={message?.tone} className="justify-self-stretch">
          {message?.text}
        </Banner>
        <p role="status">{failure?.plain}</p>
        {failure?.mayRetry === true && (
          <Button small busy={busy} onClick={() => void submit()}>
            {busy ? RETRYING : RETRY}
          </Button>
        )}
      </div>
      <Button type="submit" look="primary" large busy={busy}>
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  );
}
