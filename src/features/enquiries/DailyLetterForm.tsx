import { FormField } from '@/ui/FormField';
import { SiteButton } from '@/ui/SiteButton';
import {
  SUBSCRIBE_LABEL,
  SUBSCRIBE_FAILED,
  SUBSCRIBE_SUCCEEDED,
  SUBSCRIBED_LABEL,
  SUBSCRIBING_LABEL,
  NEWSLETTER_USE_NOTE,
} from './messages';
import { PrivacyNote } from './PrivacyNote';
import { subscribeToNewsletter } from './mail';
import { isSent } from './attemptStatus';
import { FormMessage } from './FormMessage';
import { useEnquiryForm } from './useEnquiryForm';

const EMPTY = { name: '', email: '' };

export function DailyLetterForm({ id, onSubscribed }: { id: string; onSubscribed: () => void }) {
  const { status, formProps, field } = useEnquiryForm({
    empty: EMPTY,
    send: async (values) => {
      await subscribeToNewsletter(values);
      onSubscribed();
    },
  });
  const locked = status === 'sending' || isSent(status);

  return (
    <form id={id} {...formProps}>
      <FormField {...field('name')} isLocked={locked} />
      <FormField {...field('email')} isLocked={locked} />
      {isSent(status) ? (
        <SiteButton tone="done" icon="check" label={SUBSCRIBED_LABEL} aria-disabled />
      ) : (
        <SiteButton
          type="submit"
          label={status === 'sending' ? SUBSCRIBING_LABEL : SUBSCRIBE_LABEL}
          aria-disabled={locked}
          aria-describedby={`${id}-use`}
        />
      )}
      <PrivacyNote id={`${id}-use`} use={NEWSLETTER_USE_NOTE} />
      <FormMessage status={status} success={SUBSCRIBE_SUCCEEDED} failure={SUBSCRIBE_FAILED} />
    </form>
  );
}
