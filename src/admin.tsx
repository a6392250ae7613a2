import '@/ui/admin.css';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SettingsError } from '@/app/SettingsError';
import { adminRoutes } from '@/app/admin/routes';
import { makeStore } from '@/app/admin/store';
import { currentEnv } from '@/browser/settings';
import { EnvError } from '@/lib/env';

function mount(root: HTMLElement): void {
  try {
    currentEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    createRoot(root).render(<SettingsError error={error} />);
    return;
  }
  createRoot(root).render(
    <Provider store={makeStore()}>
      <RouterProvider router={createBrowserRouter(adminRoutes())} />
    </Provider>,
  );
}

const root = document.getElementById('root');
if (root !== null) mount(root);
