import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { StoredFields } from '@/lib/stored';
import { listKeys, mapKeys } from '@/lib/records';
import {
  enquiryFields,
  type FieldErrors,
  findErrors,
  type FieldName,
  cleanValues,
  type FieldValues,
} from './fields';
import { type AttemptStatus, isSent } from './attemptStatus';
import { type EnquiryKind, storeInput, readStoredInput } from './storedInput';

interface EnquiryFormOptions<Name extends FieldName> {
  /** The storage name for unsent text. Without it, nothing is stored. */
  kept?: EnquiryKind;
  /** The fields in the order of the form, each with an empty text. */
  empty: FieldValues<Name>;
  /** Initial values for empty fields. Must be the same object in each render. Default: empty. */
  initial?: NoInfer<FieldValues<Name>>;
  /** Rejects if nothing was sent. */
  send: (values: NoInfer<FieldValues<Name>>) => Promise<void>;
  /** Runs after `send`. If it rejects, the message was sent but this part was not. */
  sendAlso?: (values: NoInfer<FieldValues<Name>>) => Promise<void>;
}

/**
 * Returns the values in the form's fields. Empty fields get the stored text, otherwise `initial`.
 */
function readValues<Name extends FieldName>(
  form: HTMLFormElement,
  before: StoredFields,
  initial: FieldValues<Name>,
): FieldValues<Name> {
  return mapKeys(listKeys(initial), (name) => {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const typed = before[name];
    return (isText && field.value) || (typeof typed === 'string' && typed) || initial[name];
  });
}

/**
 * Controls a form that is sent by email. After a success it clears the fields, and after a failure
 * it keeps them. Text that was typed before hydration stays. `ready` is true after hydration, when
 * the form can be sent. If the form has a storage name, unsent text is restored after a navigation
 * or a reload, for up to a day.
 */
export function useEnquiryForm<Name extends FieldName>({
  kept,
  empty,
  initial = empty,
  send,
  sendAlso,
}: EnquiryFormOptions<Name>) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [status, setStatus] = useState<AttemptStatus>('idle');
  const [ready, setReady] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // A layout effect runs before React writes its empty values over the typed text.
  useLayoutEffect(() => {
    if (form.current === null) return;
    setValues(readValues(form.current, kept === undefined ? {} : readStoredInput(kept), initial));
    setReady(true);
  }, [initial, kept]);
  useEffect(() => {
    if (ready && kept !== undefined) storeInput(kept, values, initial);
  }, [initial, kept, ready, values]);
  // A ref instead of state, because a second click may arrive before the next render.
  const busy = useRef(false);

  const trySendAlso = async () => {
    try {
      await sendAlso?.(cleanValues(values));
      return true;
    } catch (error) {
      console.error(error);
      return false;
    }
  };

  const deliver = async () => {
    busy.current = true;
    setStatus('sending');
    try {
      await send(cleanValues(values));
      const end = (await trySendAlso()) ? 'sent' : 'partly-sent';
      // Delete the stored text at once, because the visitor may leave the page.
      if (kept !== undefined) storeInput(kept, empty, empty);
      setValues(empty);
      setStatus(end);
    } catch (error) {
      console.error(error);
      setStatus('failed');
    } finally {
      busy.current = false;
    }
  };

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const found = findErrors(values);
    setErrors(found);
    const wrong = listKeys(values).find((name) => found[name] !== undefined);
    if (wrong === undefined) {
      void deliver();
      return;
    }
    setStatus('idle');
    const first = event.currentTarget.elements.namedItem(wrong);
    if (first instanceof HTMLElement) first.focus();
  };

  const getFieldProps = (name: Name) => {
    const { clean: _clean, checks: _checks, ...input } = enquiryFields[name];
    return {
      ...input,
      name,
      value: values[name],
      error: errors[name],
      isLocked: status === 'sending',
      onValue: (value: string) => {
        setValues((current) => ({ ...current, [name]: value }));
        setErrors((current) => ({ ...current, [name]: undefined }));
        // The fields are empty after a message was sent, so this edit starts a new message.
        if (isSent(status)) setStatus('idle');
      },
    };
  };

  /** The props of the form element. The browser validates the fields until the form hydrates. */
  const formProps = { ref: form, noValidate: ready, onSubmit: handleSubmit };

  return { status, ready, formProps, field: getFieldProps };
}
