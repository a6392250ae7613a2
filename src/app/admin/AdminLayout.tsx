import { Suspense, useEffect, useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { firm } from '@/content/firm';
import { useAuth } from '@/features/auth/AuthContext';
import { SignInAgainDialog } from '@/features/auth/SignInAgainDialog';
import { SignOutButton } from '@/features/auth/SignOutButton';
import { userOf } from '@/features/auth/session';
import { Spinner } from '@/ui/admin/Spinner';
import { StaffIcon, type StaffIconName } from '@/ui/admin/StaffIcon';
import { LeaveDialog, UnsavedGuard } from '@/ui/admin/UnsavedGuard';
import { hasUnsavedChanges } from '@/ui/admin/useUnsavedChanges';
import { useMediaQuery } from '@/ui/useMediaQuery';
import './AdminLayout.css';

/** From here on the menu is a rail that is always open. */
const WIDE = '(min-width: 900px)';

const menu: readonly { to: string; icon: StaffIconName; text: string }[] = [
  { to: '/admin/macroeconomics', icon: 'chart', text: 'MacroEconomics' },
  { to: '/admin/equity-market', icon: 'candles', text: 'Equity Market' },
  { to: '/admin/resources', icon: 'folder', text: 'Resources' },
  { to: '/admin/news', icon: 'video', text: 'News' },
];

/** The shell of the staff area: the side menu, a collapsible one on small screens, and the page. */
export function AdminLayout() {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="shell">
        <header className="rail">
          <a className="logo" href="/">
            <img src="/images/logo.svg" alt={`${firm.name}, home`} width="149" height="36" />
          </a>
          <Menu />
        </header>
        <main className="main" id="main" tabIndex={-1}>
          <Suspense fallback={<Spinner>Loading...</Spinner>}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <UnsavedGuard />
      <SignInAgainDialog />
    </>
  );
}

function Menu() {
  const wide = useMediaQuery(WIDE);
  const [open, setOpen] = useState(false);
  return (
    <details
      open={wide || open}
      onToggle={(event) => {
        if (!wide) setOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <StaffIcon name="menu" />
        Menu
      </summary>
      <div className="bd">
        <nav aria-label="Staff area">
          {menu.map(({ to, icon, text }) => (
            <NavLink key={to} to={to} onClick={() => setOpen(false)}>
              <StaffIcon name={icon} />
              {text}
            </NavLink>
          ))}
        </nav>
        <Me />
      </div>
    </details>
  );
}

/** Who is signed in, and the ways out. */
function Me() {
  const { identity, leave } = useAuth();
  const [asking, setAsking] = useState(false);
  const user = userOf(identity);
  return (
    <div className="me">
      {user !== null && <p>{user.email || user.displayName || user.uid}</p>}
      <div>
        <a href="/">
          <StaffIcon name="globe" size={16} />
          View site
        </a>
      </div>
      <div>
        <SignOutButton
          mayLeave={() => {
            setAsking(hasUnsavedChanges());
            return !hasUnsavedChanges();
          }}
        >
          Sign out
        </SignOutButton>
      </div>
      <LeaveDialog
        open={asking}
        onStay={() => setAsking(false)}
        onLeave={() => {
          setAsking(false);
          void leave();
        }}
      />
    </div>
  );
}
