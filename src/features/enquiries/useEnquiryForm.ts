import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { StoredFields } from '@/lib/stored';
import { keysOf, mapKeys } from '@/lib/records';
import {
  enquiryFields,
  type Errors,
  errorsIn,
  type FieldName,
  plainValues,
  type Values,
} from './fields';
import { type AttemptStatus, isSent } from './attemptStatus';
import { type Enquiry, keepTyped, typedBefore } from './typed';

interface EnquiryForm<Name extends FieldName> {
  /** The name under which the typed text is kept until it is sent; nothing is kept without it. */
  kept?: Enquiry;
  /** The fields, in the order of the form, without text. */
  empty: Values<Name>;
  /** The first values of fields without text; kept between renders. Empty where it is left out. */
  initial?: NoInfer<Values<Name>>;
  /** Rejects when nothing was sent. */
  send: (values: NoInfer<Values<Name>>) => Promise<void>;
  /** Runs after `send`. If it rejects, the letter was sent and this part was not. */
  sendAlso?: (values: NoInfer<Values<Name>>) => Promise<void>;
}

/**
 * Returns the values in the fields of a form, whoever put them there; else those typed before, or
 * `initial`.
 */
function valuesIn<Name extends FieldName>(
  form: HTMLFormElement,
  before: StoredFields,
  initial: Values<Name>,
): Values<Name> {
  return mapKeys(keysOf(initial), (name) => {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const typed = before[name];
    return (isText && field.value) || (typeof typed === 'string' && typed) || initial[name];
  });
}

/**
 * Runs a form that is sent by mail: the fields are cleared once it is sent, and stay if that fails.
 * It cannot be sent before it hydrates (`ready`); what was typed until then is taken over. What is
 * typed under a name (`kept`) is there again after a link or a reload, until it is sent or a day
 * old.
 */
export function useEnquiryForm<Name extends FieldName>({
  kept,
  empty,
  initial = empty,
  send,
  sendAlso,
}: EnquiryForm<Name>) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [status, setStatus] = useState<AttemptStatus>('idle');
  const [ready, setReady] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Before anything renders anew: React would write its empty values over what was typed.
  useLayoutEffect(() => {
    if (form.current === null) return;
    setValues(valuesIn(form.current, kept === undefined ? {} : typedBefore(kept), initial));
    setReady(true);
  }, [initial, kept]);
  useEffect(() => {
    if (ready && kept !== undefined) keepTyped(kept, values, initial);
  }, [initial, kept, ready, values]);
  // Not state: a second click may come before the next render.
  const busy = useRef(false);

  /** Returns whether `sendAlso` succeeded. */
  const isAlsoSent = async () => {
    try {
      await sendAlso?.(plainValues(values));
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
      await send(plainValues(values));
      const end = (await isAlsoSent()) ? 'sent' : 'partly-sent';
      // Now: the visitor may have gone to another page.
      if (kept !== undefined) keepTyped(kept, empty, empty);
      setValues(empty);
      setStatus(end);
    } catch (error) {
      console.error(error);
      setStatus('failed');
    } finally {
      busy.current = false;
    }
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const found = errorsIn(values);
    setErrors(found);
    const wrong = keysOf(values).find((name) => found[name] !== undefined);
    if (wrong === undefined) {
      void deliver();
      return;
    }
    setStatus('idle');
    const first = event.currentTarget.elements.namedItem(wrong);
    if (first instanceof HTMLElement) first.focus();
  };

  const field = (name: Name) => {
    const { clean: _clean, checks: _checks, ...input } = enquiryFields[name];
    return {
      ...input,
      name,
      value: values[name],
      error: errors[name],
      locked: status === 'sending',
      onValue: (value: string) => {
        setValues((current) => ({ ...current, [name]: value }));
        setErrors((current) => ({ ...current, [name]: undefined }));
        // The sent letter is gone from the fields: this is the next one.
        if (isSent(status)) setStatus('idle');
      },
    };
  };

  /**
   * Everything the form element needs. The browser checks the fields as long as nobody else can.
   */
  const formProps = { ref: form, noValidate: ready, onSubmit };

  return { status, ready, formProps, field };
}
