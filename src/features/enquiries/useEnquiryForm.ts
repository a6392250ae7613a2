import { type SyntheticEvent, useRef, useState } from 'react';
import type { Errors } from './validation';

export type EnquiryStatus = 'idle' | 'submitting' | 'success' | 'error';

type Values<Name extends string> = Record<Name, string>;

interface EnquiryForm<Name extends string> {
  empty: Values<Name>;
  validate: (values: NoInfer<Values<Name>>) => Errors<NoInfer<Name>>;
  /** Rejects when nothing was sent. */
  send: (values: NoInfer<Values<Name>>) => Promise<void>;
}

/**
 * The life of a form that is sent by mail: idle, submitting, then success (cleared) or error (what
 * was typed is kept). Editing a field clears that field's error.
 */
export function useEnquiryForm<Name extends string>({ empty, validate, send }: EnquiryForm<Name>) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [status, setStatus] = useState<EnquiryStatus>('idle');
  // Not state: a second click may come before the next render.
  const busy = useRef(false);

  const deliver = async () => {
    busy.current = true;
    setStatus('submitting');
    try {
      await send(values);
      setValues(empty);
      setStatus('success');
    } catch (error) {
      console.error(error);
      setStatus('error');
    } finally {
      busy.current = false;
    }
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const found = validate(values);
    setErrors(found);
    const wrong = Object.keys(found);
    if (wrong.length === 0) {
      void deliver();
      return;
    }
    const fields = [...event.currentTarget.elements];
    const first = fields.find((field) => wrong.includes(field.getAttribute('name') ?? ''));
    if (first instanceof HTMLElement) first.focus();
  };

  /** Everything a field of this name needs. */
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    disabled: status === 'submitting',
    onValue: (value: string) => {
      setValues((current) => ({ ...current, [name]: value }));
      setErrors((current) => ({ ...current, [name]: undefined }));
    },
  });

  return { status, field, onSubmit };
}
