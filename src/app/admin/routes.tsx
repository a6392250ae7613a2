import { Navigate, type RouteObject } from 'react-router-dom';
import type { AuthClient } from '@/firebase/staff/authClient';
import { Alone } from '@/ui/admin/Alone';
import { lazyPage } from '@/ui/lazyPage';
import LoginPage from '@/pages/admin/LoginPage';
import { AdminError } from './AdminError';
import { AdminGuard } from './AdminGuard';
import { AdminLayout } from './AdminLayout';
import { AdminNotFound } from './AdminNotFound';
import { AdminRoot } from './AdminRoot';

const { Page: TonightPage } = lazyPage(() => import('@/pages/admin/TonightPage'));
const { Page: MacroeconomicsPage } = lazyPage(() => import('@/pages/admin/MacroeconomicsPage'));
const { Page: EquityMarketPage } = lazyPage(() => import('@/pages/admin/EquityMarketPage'));
const { Page: ResourcesPage } = lazyPage(() => import('@/pages/admin/ResourcesPage'));
const { Page: PastFiguresPage } = lazyPage(() => import('@/pages/admin/PastFiguresPage'));
const { Page: NewsPage } = lazyPage(() => import('@/pages/admin/NewsPage'));
const { Page: ChangesPage } = lazyPage(() => import('@/pages/admin/ChangesPage'));

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
                { path: '/admin/tonight', element: <TonightPage /> },
                { path: '/admin/macroeconomics', element: <MacroeconomicsPage /> },
                { path: '/admin/equity-market', element: <EquityMarketPage /> },
                { path: '/admin/history', element: <PastFiguresPage /> },
                { path: '/admin/resources', element: <ResourcesPage /> },
                { path: '/admin/news', element: <NewsPage /> },
                { path: '/admin/changes', element: <ChangesPage /> },
                { path: '*', element: <AdminNotFound /> },
              ],
            },
          ],
        },
      ],
    },
  ];
}
