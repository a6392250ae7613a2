import { Field } from '@/ui/Field';
import { Key } from '@/ui/Key';
import { FormMessage } from './FormMessage';
import { EMAIL_MAX, NAME_MAX } from './limits';
import { subscribe } from './mail';
import {
  SUBSCRIBE,
  SUBSCRIBE_FAILED,
  SUBSCRIBE_SUCCEEDED,
  SUBSCRIBED,
  SUBSCRIBING,
} from './messages';
import { useEnquiryForm } from './useEnquiryForm';
import { senderErrors } from './validation';

const EMPTY = { name: '', email: '' };

export function NewsletterForm({ id, onSubscribed }: { id: string; onSubscribed: () => void }) {
  const { status, formProps, field } = useEnquiryForm({
    empty: EMPTY,
    validate: senderErrors,
    send: async (values) => {
      await subscribe(values);
      onSubscribed();
    },
  });
  // While it sends, and while it says thanks before the pop-up closes.
  const locked = status === 'submitting' || status === 'success';

  return (
    <form id={id} {...formProps}>
      <Field
        label="Name"
        autoComplete="name"
        most={NAME_MAX}
        required
        {...field('name')}
        locked={locked}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        most={EMAIL_MAX}
        required
        {...field('email')}
        locked={locked}
      />
      {status === 'success' ? (
        <Key tone="done" icon="check" label={SUBSCRIBED} aria-disabled />
      ) : (
        <Key
          type="submit"
          label={status === 'submitting' ? SUBSCRIBING : SUBSCRIBE}
          aria-disabled={locked}
        />
      )}
      <FormMessage status={status} success={SUBSCRIBE_SUCCEEDED} failure={SUBSCRIBE_FAILED} />
    </form>
  );
}
