import { LoadFailed } from '@/ui/admin/LoadFailed';
import { messages } from './messages';

/** For an identity service that does not say who is signed in: it is asked anew with the page. */
export function Unresolved() {
  return (
    <div className="p-8">
      <LoadFailed onRetry={() => window.location.reload()}>{messages.unresolved}</LoadFailed>
    </div>
  );
}
