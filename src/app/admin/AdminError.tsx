import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { AdminPage } from '@/ui/admin/AdminPage';
import { Banner } from '@/ui/admin/Banner';
import { boxClass } from '@/ui/admin/boxClass';
import { Button } from '@/ui/admin/Button';
import { Icon } from '@/ui/Icon';
import { MissingCode } from '@/ui/MissingCode';
import { useLoadAgain } from '@/ui/useLoadAgain';

/**
 * Replaces a page that failed to render or whose code did not arrive. The menu stays, and a
 * navigation removes this error.
 */
export function AdminError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const here = useLocation();
  const { again, failed } = useLoadAgain(error, () => {
    void navigate(here, { replace: true });
  });
  useEffect(() => {
    console.error('A staff page failed', error);
  }, [error]);
  return (
    <AdminPage title="Something went wrong">
      <div data-box className={boxClass}>
        <div className="grid flex-1 justify-items-start gap-4 p-4">
          <Banner tone="bad" className="w-full">
            This page could not be shown. Everything you saved is safe.
            {error instanceof MissingCode && ' It will load as soon as you are connected.'}
            {failed && ' There is still no connection.'}
          </Banner>
          <Button onClick={again}>
            <Icon name="retry" size={16} />
            Reload the page
          </Button>
        </div>
      </div>
    </AdminPage>
  );
}
