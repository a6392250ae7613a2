import { useEffect } from 'react';
import { Field } from '@/ui/Field';
import { Key } from '@/ui/Key';
import { FormMessage } from './FormMessage';
import { EMAIL_MAX, NAME_MAX } from './limits';
import { subscribe } from './mail';
import {
  NEWSLETTER_PROMISE,
  SUBSCRIBE,
  SUBSCRIBE_FAILED,
  SUBSCRIBE_SUCCEEDED,
  SUBSCRIBED,
  SUBSCRIBING,
} from './messages';
import { useEnquiryForm } from './useEnquiryForm';
import { senderErrors } from './validation';

const EMPTY = { name: '', email: '' };

interface NewsletterFormProps {
  id: string;
  onSubscribed: () => void;
}

/** Name and e-mail of a new subscriber. */
export function NewsletterForm({ id, onSubscribed }: NewsletterFormProps) {
  const { status, form, formProps, field } = useEnquiryForm({
    empty: EMPTY,
    validate: senderErrors,
    send: async (values) => {
      await subscribe(values);
      onSubscribed();
    },
  });
  useEffect(() => {
    // The button lost the focus when it was disabled.
    if (status === 'error') form.current?.querySelector('button')?.focus();
  }, [status, form]);

  return (
    <form id={id} {...formProps}>
      <p>{NEWSLETTER_PROMISE}</p>
      <Field label="Name" autoComplete="name" maxLength={NAME_MAX} required {...field('name')} />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        required
        {...field('email')}
      />
      {status === 'success' ? (
        <Key tone="done" icon="check" label={SUBSCRIBED} />
      ) : (
        <Key
          type="submit"
          label={status === 'submitting' ? SUBSCRIBING : SUBSCRIBE}
          disabled={status === 'submitting'}
        />
      )}
      <FormMessage status={status} success={SUBSCRIBE_SUCCEEDED} failure={SUBSCRIBE_FAILED} />
    </form>
  );
}
