import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { AdminPage } from '@/ui/admin/AdminPage';
import { Banner } from '@/ui/admin/Banner';
import { Button } from '@/ui/admin/Button';
import { Icon } from '@/ui/Icon';

/** For a page that broke, or whose code could not be fetched; the menu stays. */
export function AdminError() {
  const error = useRouteError();
  useEffect(() => {
    console.error('A staff page failed', error);
  }, [error]);
  return (
    <AdminPage title="Something went wrong">
      <div className="box">
        <div className="in grid justify-items-start gap-4">
          <Banner tone="bad" className="w-full">
            This page could not be shown. What was saved before is safe.
          </Banner>
          <Button onClick={() => window.location.reload()}>
            <Icon name="retry" size={16} />
            Reload the page
          </Button>
        </div>
      </div>
    </AdminPage>
  );
}
