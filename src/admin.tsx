import '@/ui/admin.css';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { showSettingsError } from '@/app/showsSettingsError';
import { adminRoutes } from '@/app/admin/routes';
import { makeStore } from '@/app/admin/store';

const root = document.getElementById('root');
if (root !== null && !showSettingsError(root))
  createRoot(root).render(
    <Provider store={makeStore()}>
      <RouterProvider router={createBrowserRouter(adminRoutes())} />
    </Provider>,
  );
