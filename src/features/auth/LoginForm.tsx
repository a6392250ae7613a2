import { useEffect, useId, useRef, useState } from 'react';
import { toPlainWord } from '@/lib/plainText';
import { TimedOut } from '@/lib/timeLimit';
import { Banner, type BannerMessage } from '@/ui/admin/Banner';
import { Button } from '@/ui/admin/Button';
import { classes } from '@/ui/classes';
import { RETRY_LABEL, RETRYING_LABEL } from '@/ui/retryMessages';
import { useAuth } from './authSession';
import { authMessages } from './messages';
import { getErrorCode, isTemporaryError, getErrorMessage, findErrorMessage } from './serviceErrors';

/**
 * Error codes that may be shown after a password reset, because they do not reveal whether an
 * account exists.
 */
const HARMLESS_RESET_ERRORS = [
  'auth/invalid-email',
  'auth/missing-email',
  'auth/network-request-failed',
];

function canShowResetError(error: unknown): boolean {
  return error instanceof TimedOut || HARMLESS_RESET_ERRORS.includes(getErrorCode(error));
}

const labelClass = 'mb-2 block text-label font-semibold text-ink';

/**
 * The sign-in form. Firebase validates the input, and its error message is shown below the fields.
 */
export function LoginForm({ email: known = '' }: { email?: string }) {
  const { signIn, sendReset } = useAuth();
  const id = useId();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<BannerMessage | null>(null);
  const [failure, setFailure] = useState<{ plain: string | null; mayRetry: boolean } | null>(null);

  // If the form is in a dialog, the dialog sets the focus.
  useEffect(() => {
    (known === '' ? emailInput : passwordInput).current?.focus();
  }, [known]);

  const showFailure = (error: unknown, mayRetry: boolean) => {
    setMessage({ tone: 'bad', text: getErrorMessage(error) });
    setFailure({ plain: findErrorMessage(error), mayRetry });
  };

  const handleSubmit = async () => {
    setBusy(true);
    setMessage(null);
    try {
      await signIn(toPlainWord(email), password);
      setFailure(null);
    } catch (error) {
      showFailure(error, isTemporaryError(error));
    }
    setBusy(false);
  };

  const handleReset = async () => {
    setMessage(null);
    setFailure(null);
    if (toPlainWord(email) === '') {
      setMessage({ tone: 'warn', text: authMessages.emailFirst });
      emailInput.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await sendReset(toPlainWord(email));
      setMessage({ tone: 'ok', text: authMessages.resetSent });
    } catch (error) {
      if (canShowResetError(error)) showFailure(error, false);
      else setMessage({ tone: 'ok', text: authMessages.resetSent });
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
        if (!busy) void handleSubmit();
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
            if (!busy) void handleReset();
          }}
        >
          Forgot password?
        </button>
      </div>
      <div
        className={classes('grid justify-items-start gap-2 *:empty:absolute', !said && 'absolute')}
      >
        <Banner tone={message?.tone} className="justify-self-stretch">
          {message?.text}
        </Banner>
        <p role="status">{failure?.plain}</p>
        {failure?.mayRetry === true && (
          <Button small busy={busy} onClick={() => void handleSubmit()}>
            {busy ? RETRYING_LABEL : RETRY_LABEL}
          </Button>
        )}
      </div>
      <Button type="submit" look="primary" large busy={busy}>
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  );
}
