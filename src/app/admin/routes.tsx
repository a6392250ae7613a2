import { Link, Navigate, type RouteObject } from 'react-router-dom';
import type { StaffPath } from '@/content/staffPaths';
import { type AuthClient, firebaseAuthClient } from '@/firebase/staff/authClient';
import { AdminPage, StandalonePage } from '@/ui/admin/AdminPage';
import { lazyPage, type PageCode } from '@/ui/lazyPage';
import LoginPage from '@/pages/admin/LoginPage';
import { boxClass } from '@/ui/admin/boxClass';
import { buttonClass } from '@/ui/admin/Button';
import { AdminError } from './AdminError';
import { AdminLayout } from './AdminLayout';
import { AdminGuard, AdminRoot } from './AdminRoot';

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
  return { path, Component: lazyPage(load).Page };
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
