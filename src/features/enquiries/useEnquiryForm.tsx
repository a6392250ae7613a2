import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { StoredFields } from '@/lib/stored';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX, SUBJECT_MAX } from './limits';
import { type Enquiry, keepTyped, typedBefore } from './typed';
import type { Errors } from './validation';

/** The fields by which visitors write to the firm; each form has some of them. */
const fieldProps = {
  name: { label: 'Name', autoComplete: 'name', most: NAME_MAX, required: true },
  phone: { label: 'Phone No.', type: 'tel', autoComplete: 'tel', most: PHONE_MAX },
  email: { label: 'Email', type: 'email', autoComplete: 'email', most: EMAIL_MAX, required: true },
  subject: { label: 'Subject', most: SUBJECT_MAX },
  message: { label: 'Message', rows: 5, most: MESSAGE_MAX, required: true },
};

type EnquiryStatus = 'idle' | 'submitting' | 'success' | 'error';

type Values<Name extends string> = Record<Name, string>;

interface EnquiryForm<Name extends string> {
  /** The name under which the typed text is kept until it is sent; nothing is kept without it. */
  kept?: Enquiry;
  empty: Values<Name>;
  /** The first values of fields without text; kept between renders. Empty where it is left out. */
  initial?: NoInfer<Values<Name>>;
  validate: (values: NoInfer<Values<Name>>) => Errors<NoInfer<Name>>;
  /** Rejects when nothing was sent. */
  send: (values: NoInfer<Values<Name>>) => Promise<void>;
}

/** Returns the values in the fields of a form, whoever put them there; else those typed before, or `initial`. */
function valuesIn<Name extends string>(
  form: HTMLFormElement,
  before: StoredFields,
  initial: Values<Name>,
): Values<Name> {
  const entries = Object.entries<string>(initial).map(([name, text]): [string, string] => {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const typed = before[name];
    return [name, (isText && field.value) || (typeof typed === 'string' && typed) || text];
  });
  return { ...initial, ...Object.fromEntries(entries) };
}

/**
 * The life of a form that is sent by mail: idle, submitting, then success (cleared) or error (kept). It cannot be
 * sent before it hydrates (`ready`); what was typed until then is taken over. What is typed under a name (`kept`)
 * is there again after a link or a reload, until it is sent or a day old.
 */
export function useEnquiryForm<Name extends keyof typeof fieldProps>({
  kept,
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
    setValues(valuesIn(form.current, kept === undefined ? {} : typedBefore(kept), initial));
    setReady(true);
  }, [initial, kept]);
  useEffect(() => {
    if (ready && kept !== undefined) keepTyped(kept, values, initial);
  }, [initial, kept, ready, values]);
  // Not state: a second click may come before the next render.
  const busy = useRef(false);

  const deliver = async () => {
    busy.current = true;
    setStatus('submitting');
    try {
      await send(values);
      // Now: the visitor may have gone to another page.
      if (kept !== undefined) keepTyped(kept, empty, empty);
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
    const wrong = Object.entries(found).flatMap(([name, error]) =>
      error === undefined ? [] : name,
    );
    if (wrong.length === 0) {
      void deliver();
      return;
    }
    const fields = [...event.currentTarget.elements];
    const first = fields.find((field) => wrong.includes(field.getAttribute('name') ?? ''));
    if (first instanceof HTMLElement) first.focus();
  };

  const field = (name: Name) => ({
    ...fieldProps[name],
    name,
    value: values[name],
    error: errors[name],
    locked: status === 'submitting',
    onValue: (value: string) => {
      setValues((current) => ({ ...current, [name]: value }));
      setErrors((current) => ({ ...current, [name]: undefined }));
    },
  });

  /** Everything the form element needs. The browser checks the fields as long as nobody else can. */
  const formProps = { ref: form, noValidate: ready, onSubmit };

  return { status, ready, formProps, field };
}

interface FormMessageProps {
  status: EnquiryStatus;
  success: string;
  failure: string;
}

/** Says how a send ended. The live regions are there before, so that a message is read out as it appears. */
export function FormMessage({ status, success, failure }: FormMessageProps) {
  return (
    <>
      <div className="form-message" role="status">
        {status === 'success' && <p className="message-good">{success}</p>}
      </div>
      <div className="form-message" role="alert">
        {status === 'error' && <p className="message-bad">{failure}</p>}
      </div>
    </>
  );
}
