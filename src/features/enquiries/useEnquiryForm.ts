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
import { storeInput } from './storeInput';
import { type EnquiryKind, readStoredInput } from './storedInput';

interface EnquiryFormOptions<Name extends FieldName> {
  /** The storage name for unsent text. If it is missing, no text is stored. */
  kept?: EnquiryKind;
  /** The initial values: '' for each field, in the order of the form. */
  empty: FieldValues<Name>;
  /** Initial values for empty fields. Pass the same object in each render. */
  initial?: NoInfer<FieldValues<Name>>;
  /** Sends the message. Rejects if it was not sent. */
  send: (values: NoInfer<FieldValues<Name>>) => Promise<void>;
  /**
   * Sends a second message after `send`. If it rejects, the form reports that only the first
   * message was sent.
   */
  sendAlso?: (values: NoInfer<FieldValues<Name>>) => Promise<void>;
}

/**
 * Returns the text of each field. An empty field gets its stored text, or else its text in
 * `initial`.
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
 * Manages a form that is sent by email. The fields are cleared after a success and kept after a
 * failure. `ready` is true after hydration. If `kept` is set, unsent text is restored after a
 * navigation or a reload, for up to a day.
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
  // A layout effect runs before React replaces text that was typed before hydration.
  useLayoutEffect(() => {
    if (form.current === null) return;
    setValues(readValues(form.current, kept === undefined ? {} : readStoredInput(kept), initial));
    setReady(true);
  }, [initial, kept]);
  useEffect(() => {
    if (ready && kept !== undefined) storeInput(kept, values, initial);
  }, [initial, kept, ready, values]);
  // A second click may arrive before the next render, so the flag is a ref.
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
      // Delete the stored text before the state changes, because the visitor may leave the page.
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
        // The last message was sent and its fields were cleared, so this input starts a new
        // message.
        if (isSent(status)) setStatus('idle');
      },
    };
  };

  /**
   * After hydration, this form validates its fields itself. Before that, the browser validates
   * them.
   */
  const formProps = { ref: form, noValidate: ready, onSubmit: handleSubmit };

  return { status, ready, formProps, field: getFieldProps };
}
