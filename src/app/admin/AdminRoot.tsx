import { HelmetProvider } from 'react-helmet-async';
import { Outlet, useLocation } from 'react-router-dom';
import { firm } from '@/content/firm';
import { metadata, type PageMetadata } from '@/content/metadata';
import { AuthProvider } from '@/features/auth/AuthProvider';
import type { AuthClient } from '@/firebase/staff/authClient';
import { Head } from '@/ui/Head';

const entry: PageMetadata = metadata.admin;

/** What every page of the staff area has around it. Tests bring an identity service of their own. */
export function AdminRoot({ client }: { client?: AuthClient }) {
  const { pathname } = useLocation();
  return (
    <HelmetProvider>
      <Head
        // The entry is empty; an untitled document would help nobody.
        title={entry.title || firm.name}
        description={entry.description}
        canonicalPath={pathname}
        noindex
      />
      <AuthProvider {...(client && { client })}>
        <Outlet />
      </AuthProvider>
    </HelmetProvider>
  );
}
