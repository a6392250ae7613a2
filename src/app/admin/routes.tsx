import type { ReactNode } from 'react';
import { Link, Navigate, type RouteObject } from 'react-router-dom';
import type { staffPaths } from '@/content/staffPaths';
import type { AuthClient } from '@/firebase/staff/authClient';
import { AdminPage, Alone } from '@/ui/admin/AdminPage';
import { lazyPage } from '@/ui/lazyPage';
import LoginPage from '@/pages/admin/LoginPage';
import { boxClass } from '@/ui/admin/Box';
import { buttonClass } from '@/ui/admin/Button';
import { AdminError } from './AdminError';
import { AdminGuard } from './AdminGuard';
import { AdminLayout } from './AdminLayout';
import { AdminRoot } from './AdminRoot';

function AdminNotFound() {
  return (
    <AdminPage title="Page not found">
      <div data-box className={boxClass}>
        <div className="flex-1 p-4">
          <p className="mb-4">There is no such page in the staff area.</p>
          <Link className={buttonClass()} to="/admin/macroeconomics">
            Go to MacroEconomics
          </Link>
        </div>
      </div>
    </AdminPage>
  );
}

const { Page: TonightPage } = lazyPage(() => import('@/pages/admin/TonightPage'));
const { Page: MacroeconomicsPage } = lazyPage(() => import('@/pages/admin/MacroeconomicsPage'));
const { Page: EquityMarketPage } = lazyPage(() => import('@/pages/admin/EquityMarketPage'));
const { Page: ResourcesPage } = lazyPage(() => import('@/pages/admin/ResourcesPage'));
const { Page: PastFiguresPage } = lazyPage(() => import('@/pages/admin/PastFiguresPage'));
const { Page: NewsPage } = lazyPage(() => import('@/pages/admin/NewsPage'));
const { Page: ChangesPage } = lazyPage(() => import('@/pages/admin/ChangesPage'));

const page = (path: (typeof staffPaths)[number], element: ReactNode): RouteObject => ({
  path,
  element,
});

/** The routes of the staff area; each page is fetched when it is opened. */
export function adminRoutes(client?: AuthClient): RouteObject[] {
  return [
    {
      element: <AdminRoot {...(client && { client })} />,
      errorElement: (
        <Alone>
          <div className="p-8">
            <AdminError />
          </div>
        </Alone>
      ),
      children: [
        { path: '/admin', element: <Navigate to="/admin/macroeconomics" replace /> },
        { path: '/admin/login', element: <LoginPage /> },
        {
          element: (
            <AdminGuard>
              <AdminLayout />
            </AdminGuard>
          ),
          children: [
            {
              errorElement: <AdminError />,
              children: [
                page('/admin/tonight', <TonightPage />),
                page('/admin/macroeconomics', <MacroeconomicsPage />),
                page('/admin/equity-market', <EquityMarketPage />),
                page('/admin/history', <PastFiguresPage />),
                page('/admin/resources', <ResourcesPage />),
                page('/admin/news', <NewsPage />),
                page('/admin/changes', <ChangesPage />),
                { path: '*', element: <AdminNotFound /> },
              ],
            },
          ],
        },
      ],
    },
  ];
}
