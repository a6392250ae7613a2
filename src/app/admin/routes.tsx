import { Navigate, type RouteObject } from 'react-router-dom';
import type { StaffPath } from '@/content/staffPaths';
import { type AuthClient, firebaseAuthClient } from '@/firebase/staff/authClient';
import { StandalonePage } from '@/ui/admin/StandalonePage';
import { createLazyPage, type PageCode } from '@/ui/lazyPage';
import LoginPage from '@/pages/admin/LoginPage';
import { AdminNotFound } from './AdminNotFound';
import { AdminError } from './AdminError';
import { AdminLayout } from './AdminLayout';
import { AdminRoot } from './AdminRoot';
import { AdminGuard } from './AdminGuard';

const pages: Record<StaffPath, () => Promise<PageCode>> = {
  '/admin/tonight': () => import('@/pages/admin/TonightPage'),
  '/admin/macroeconomics': () => import('@/pages/admin/MacroeconomicsPage'),
  '/admin/equity-market': () => import('@/pages/admin/EquityMarketPage'),
  '/admin/history': () => import('@/pages/admin/PastFiguresPage'),
  '/admin/resources': () => import('@/pages/admin/ResourcesPage'),
  '/admin/news': () => import('@/pages/admin/NewsPage'),
  '/admin/changes': () => import('@/pages/admin/ChangesPage'),
};
const pageRoutes = Object.entries(pages).map(([path, load]) => {
  return { path, Component: createLazyPage(load).Page };
});

export function adminRoutes(client: AuthClient = firebaseAuthClient): RouteObject[] {
  return [
    {
      element: <AdminRoot client={client} />,
      errorElement: (
        <StandalonePage>
          <div className="p-8">
            <AdminError />
          </div>
        </StandalonePage>
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
              children: [...pageRoutes, { path: '*', element: <AdminNotFound /> }],
            },
          ],
        },
      ],
    },
  ];
}
