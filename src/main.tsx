import '@/ui/site.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SiteApp } from '@/app/site/SiteApp';
import { preloadPage } from '@/app/site/routes';
import { makeStore } from '@/app/store';
import { currentEnv } from '@/lib/currentEnv';
import { EnvError } from '@/lib/env';

async function mount(root: HTMLElement): Promise<void> {
  try {
    currentEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const { SettingsError } = await import('@/app/SettingsError');
    createRoot(root).render(<SettingsError error={error} />);
    return;
  }
  // A chunk that cannot be fetched is the error page's business, once React runs.
  await preloadPage(window.location.pathname).catch(() => undefined);
  const app = (
    <BrowserRouter>
      <SiteApp store={makeStore()} />
    </BrowserRouter>
  );
  // As a transition, React wakes the page in slices of a few milliseconds: a tap is never kept waiting.
  if (root.firstElementChild !== null) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root !== null) void mount(root);
