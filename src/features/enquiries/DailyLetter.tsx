import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { newsletterLink } from '@/content/navigation';
import { newsletter } from '@/content/newsletter';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { HIDE_FORM_LABEL, SIGN_UP_LABEL } from './barMessages';
import { POPUP_CLOSE_MS } from './limits';
import {
  closeNewsletter,
  isNewsletterClosed,
  getNewsletterRequest,
  onNewsletterChange,
} from './newsletterPreference';
import { getNewsletterForm, loadNewsletterForm } from './newsletterFormCode';
import { reserveSpaceForPopup, keepPopupOutOfTheWay } from './stepAside';
import { deleteExpiredInput } from './storedInput';
import './DailyLetter.css';

const FORM_ID = 'letter-form';

/**
 * Returns the form component (null until its code is loaded), and a function that preloads it. If
 * loading fails while the visitor waits for the form, `onFailure` is called.
 */
function useNewsletterForm(isWanted: boolean, onFailure: () => void) {
  const [Form, setForm] = useState(getNewsletterForm);
  const load = useCallback(() => loadNewsletterForm().then((loaded) => setForm(() => loaded)), []);
  const handleFailure = useEffectEvent(onFailure);
  useEffect(() => {
    if (isWanted) load().catch(() => handleFailure());
  }, [isWanted, load]);
  const preload = () => void load().catch(() => undefined);
  return { Form, preload };
}

/**
 * The newsletter pop-up: a slim bar at the bottom of each page. The bar opens a form. The pop-up
 * hides while it would cover a form of the page or the focused element. It is not prerendered,
 * because only the browser knows whether the visitor has closed the pop-up.
 *
 * This file, its CSS classes and its ids must not contain 'newsletter' or 'popup' in their names.
 * Ad blockers hide elements with such names (`tests/site/names.test.ts`).
 */
export default function DailyLetter() {
  const closed = useSyncExternalStore(onNewsletterChange, isNewsletterClosed);
  const request = useSyncExternalStore(onNewsletterChange, getNewsletterRequest);
  const [handled, setHandled] = useState<typeof request>(null);
  // The preference is stored immediately, but the pop-up stays open until the visitor has seen the
  // thank-you message.
  const [thanking, setThanking] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const navigate = useNavigate();
  const { Form, preload } = useNewsletterForm(isWanted, () => {
    setWanted(false);
    void navigate(newsletterLink.to);
  });
  const unfolded = isWanted && Form !== null;
  const popup = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(null);
  /** The link or button that opened the form. It gets the focus when the form closes. */
  const opener = useRef<HTMLElement>(null);

  if (request !== handled) {
    setHandled(request);
    if (request !== null) {
      setThanking(false);
      setWanted(true);
    }
  }

  const close = () => {
    if (popup.current?.contains(document.activeElement) === true) {
      const content = document.getElementById('content');
      const next = before.current?.isConnected === true ? before.current : content;
      next?.focus({ preventScroll: true });
    }
    setThanking(false);
    setWanted(false);
    closeNewsletter();
  };
  // The pop-up is on every page, so it also deletes expired drafts of the contact form and the
  // research form.
  useEffect(deleteExpiredInput, []);
  useEffect(() => {
    if (!thanking) return;
    const timer = setTimeout(close, POPUP_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [thanking]);

  const shown = !closed || request !== null || (thanking && unfolded);
  useLayoutEffect(() => {
    if (request === null) return;
    opener.current = request.opener;
    before.current = request.opener;
  }, [request]);
  useLayoutEffect(() => {
    if (!shown || popup.current === null) return;
    return reserveSpaceForPopup(popup.current);
  }, [shown, unfolded]);
  useEffect(() => {
    if (!shown || unfolded || popup.current === null) return;
    return keepPopupOutOfTheWay(popup.current);
  }, [shown, unfolded]);

  const unfold = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    opener.current = currentTarget;
    setWanted(true);
  };
  const fold = () => {
    // After a subscription, the pop-up contains only the thank-you message. Close the whole pop-up.
    if (isNewsletterClosed() && getNewsletterRequest() === null) close();
    else {
      setWanted(false);
      opener.current?.focus({ preventScroll: true });
    }
  };
  useEffect(() => {
    if (!unfolded) return;
    popup.current?.querySelector('input')?.focus();
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') fold();
    };
    const handleElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !popup.current?.contains(target)) setWanted(false);
    };
    const gone = new AbortController();
    const { signal } = gone;
    document.addEventListener('keydown', handleKeyDown, { signal });
    document.addEventListener('focusin', handleElsewhere, { signal });
    document.addEventListener('pointerdown', handleElsewhere, { signal });
    return () => gone.abort();
  }, [unfolded]);

  if (!shown) return null;

  const handleSubscribed = () => {
    setThanking(true);
    closeNewsletter();
  };

  return (
    <aside
      ref={popup}
      className={classes('letter print:hidden', unfolded && 'unfolded')}
      aria-labelledby="letter-title"
      onPointerEnter={preload}
      onFocus={({ currentTarget, relatedTarget: from }) => {
        preload();
        if (from instanceof HTMLElement && !currentTarget.contains(from)) before.current = from;
      }}
    >
      <div className={classes('letter-bar', unfolded && 'navy-ground')}>
        <div className="letter-title">
          <h2 id="letter-title">{newsletter.title}</h2>
          <p>{newsletter.promise}</p>
        </div>
        <div className="letter-keys">
          <button
            type="button"
            aria-expanded={unfolded}
            aria-controls={FORM_ID}
            aria-label={unfolded ? HIDE_FORM_LABEL : undefined}
            onClick={unfolded ? fold : unfold}
          >
            {unfolded ? <Icon name="chevronDown" /> : SIGN_UP_LABEL}
          </button>
          <button
            type="button"
            className="letter-close"
            aria-label="Close newsletter"
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
      {Form && <Form id={FORM_ID} onSubscribed={handleSubscribed} />}
    </aside>
  );
}
