import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { staffPages, type StaffPath, staffPaths } from '@/content/staffPaths';
import { useAuth, getUser } from '@/features/auth/authSession';
import { SignInAgainDialog } from '@/features/auth/SignInAgainDialog';
import { SignOutButton } from '@/features/auth/SignOutButton';
import { WithChanges } from '@/pages/admin/WithChanges';
import { describeClockFault, onServerTime } from '@/firebase/staff/clock';
import { selectProgress } from '@/features/tonight/admin/checklist/progressSlice';
import { Button } from '@/ui/admin/Button';
import { HomeLogo } from '@/ui/admin/HomeLogo';
import { Spinner } from '@/ui/admin/Spinner';
import { StaffIcon, type StaffIconName } from '@/ui/admin/StaffIcon';
import { UnsavedGuard } from '@/ui/admin/UnsavedGuard';
import { useWideScreen } from '@/ui/admin/useWideScreen';
import { classes } from '@/ui/classes';
import { useAppSelector } from '@/ui/storeHooks';

const TONIGHT = '/admin/tonight';
const icons: Readonly<Record<StaffPath, StaffIconName>> = {
  [TONIGHT]: 'moon',
  '/admin/macroeconomics': 'chart',
  '/admin/equity-market': 'candles',
  '/admin/history': 'clock',
  '/admin/resources': 'folder',
  '/admin/news': 'video',
  '/admin/changes': 'history',
};

/**
 * The gradient continues the background of the menu down the whole page. The menu is 216 px wide,
 * and wide enough for its longest word at a text size of 200%.
 */
const shellClass =
  'grid min-h-screen [--menu:calc(140px+4.75rem)] grid-cols-[var(--menu)_minmax(0,1fr)] bg-[linear-gradient(90deg,var(--color-paper)_calc(var(--menu)-1px),var(--color-hair)_calc(var(--menu)-1px)_var(--menu),transparent_var(--menu))] max-rail:grid-cols-[minmax(0,1fr)] max-rail:content-start max-rail:bg-none';

export function AdminLayout() {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <>
      <a
        className="absolute -top-16 left-4 z-50 bg-navy-900 px-4 py-3 text-white focus:top-2"
        href="#main"
      >
        Skip to content
      </a>
      <div className={shellClass}>
        <header className="sticky top-0 flex h-screen flex-col self-start overflow-y-auto border-r border-hair bg-paper py-4 max-rail:z-10 max-rail:h-auto max-rail:max-h-screen max-rail:border-r-0 max-rail:border-b max-rail:py-0">
          <HomeLogo small className="px-4 pb-4 max-rail:w-fit max-rail:py-2" />
          <Menu />
        </header>
        <main
          className="w-full max-w-[1264px] px-6 pt-6 pb-16 focus:outline-none max-rail:px-0 max-rail:pt-4 max-rail:pb-12"
          id="main"
          tabIndex={-1}
        >
          <ClockNote />
          <Suspense fallback={<Spinner>Loading...</Spinner>}>
            {/* When the user opens another page, the new key remounts the content and closes open confirmations. */}
            <WithChanges key={pathname}>
              <Outlet />
            </WithChanges>
          </Suspense>
        </main>
      </div>
      <UnsavedGuard />
      <SignInAgainDialog />
    </>
  );
}

function ClockNote() {
  const fault = useSyncExternalStore(onServerTime, describeClockFault);
  const [read, setRead] = useState(false);
  if (fault === null || read) return null;
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-3 border-l-4 border-warn bg-warn-bg px-3 py-2.5 text-warn-ink"
    >
      <p>This computer&apos;s clock is {fault}. Sessions and times of saves follow the server.</p>
      <Button small onClick={() => setRead(true)}>
        Understood
      </Button>
    </div>
  );
}

const linkClass =
  'relative flex min-h-12 items-center gap-3 pr-1.5 pl-5 wrap-anywhere focus-visible:-outline-offset-3';
const otherClass = 'font-medium text-ink hover:bg-page';
const currentClass = classes(
  'bg-navy-900 font-semibold text-white focus-visible:outline-cyan',
  'before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-cyan',
  'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
  'forced-colors:before:hidden forced-colors:focus-visible:outline-[HighlightText]',
);

function Menu() {
  const wide = useWideScreen();
  const [open, setOpen] = useState(false);
  return (
    <details
      // `display: contents` applies only on wide screens. On narrow screens, it would show the
      // content of the closed menu.
      className="flex flex-1 flex-col max-rail:block rail:[&::details-content]:contents"
      open={wide || open}
      onToggle={(event) => {
        if (!wide) setOpen(event.currentTarget.open);
      }}
    >
      <summary className="absolute top-0 right-0 hidden h-13 cursor-pointer list-none items-center gap-2 px-4 font-semibold focus-visible:-outline-offset-3 max-rail:flex [&::-webkit-details-marker]:hidden">
        <StaffIcon name="menu" />
        Menu
      </summary>
      <div className="flex flex-1 flex-col max-rail:pb-4">
        <nav className="border-t border-hair pt-2" aria-label="Staff area">
          {staffPaths.map((to) => (
            <NavLink
              key={to}
              className={({ isActive }) => classes(linkClass, isActive ? currentClass : otherClass)}
              to={to}
              onClick={() => setOpen(false)}
            >
              <StaffIcon name={icons[to]} />
              {staffPages[to]}
              {to === TONIGHT && <Badge />}
            </NavLink>
          ))}
        </nav>
        <Me />
      </div>
    </details>
  );
}

/** Shows the progress of tonight's checklist once the user has opened the checklist. */
function Badge() {
  const progress = useAppSelector(selectProgress);
  if (progress === null) return null;
  return (
    <span className="mr-2.5 ml-auto bg-cyan px-2 text-xs/5 font-semibold text-navy-900 tabular-nums">
      {progress.done}/{progress.of}
      <span className="sr-only"> done</span>
    </span>
  );
}

const wayOutClass =
  'inline-flex min-h-8 cursor-pointer items-center gap-2 font-medium text-link hover:underline';

function Me() {
  const { identity } = useAuth();
  const user = getUser(identity);
  return (
    <div className="mt-auto border-t border-hair px-5 pt-4 text-label/5 wrap-anywhere text-muted max-rail:mt-2">
      {user !== null && <p>{user.email || user.displayName || user.uid}</p>}
      <div>
        <a className={wayOutClass} href="/">
          <StaffIcon name="globe" size={16} />
          View site
        </a>
      </div>
      <div>
        <SignOutButton className={wayOutClass} asksFirst>
          Sign out
        </SignOutButton>
      </div>
    </div>
  );
}
