import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Errors } from './validation';

export type EnquiryStatus = 'idle' | 'submitting' | 'success' | 'error';

type Values<Name extends string> = Record<Name, string>;

interface EnquiryForm<Name extends string> {
  empty: Values<Name>;
  /** What fields without text hold at first; kept between renders. Nothing where it is left out. */
  initial?: NoInfer<Values<Name>>;
  validate: (values: NoInfer<Values<Name>>) => Errors<NoInfer<Name>>;
  /** Rejects when nothing was sent. */
  send: (values: NoInfer<Values<Name>>) => Promise<void>;
}

/** What stands in the fields of a form, whoever put it there; `initial` where nothing does. */
function valuesIn<Name extends string>(form: HTMLFormElement, initial: Values<Name>): Values<Name> {
  const entries = Object.entries<string>(initial).map(([name, text]): [string, string] => {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return [name, (isText && field.value) || text];
  });
  return { ...initial, ...Object.fromEntries(entries) };
}

/**
 * The life of a form that is sent by mail: idle, submitting, then success (cleared) or error (what
 * was typed is kept). Editing a field clears that field's error. A prerendered form cannot be sent
 * before it hydrates (`ready`); what was typed into it until then is taken over.
 */
export function useEnquiryForm<Name extends string>({
  empty,
  initial = empty,
  validate,
  send,
}: EnquiryForm<Name>) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [status, setStatus] = useState<EnquiryStatus>('idle');
  const [ready, setReady] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Before anything renders anew: React would write its empty values over what was typed.
  useLayoutEffect(() => {
    if (form.current === null) return;
    setValues(valuesIn(form.current, initial));
    setReady(true);
  }, [initial]);
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

  /** Everything the form element needs. The browser checks the fields as long as nobody else can. */
  const formProps = { ref: form, noValidate: ready, onSubmit };

  return { status, ready, form, formProps, field };
}
