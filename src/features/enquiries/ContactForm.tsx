import { useMemo } from 'react';
import { FormField } from '@/ui/FormField';
import { LetterForm } from './LetterForm';
import { sendContactMessage } from './mail';
import { CONTACT_SUBJECT, CONTACT_USE_NOTE } from './messages';
import { useEnquiryForm } from './useEnquiryForm';

const EMPTY = { name: '', email: '', subject: '', message: '' };

/** The form of the contact page. Links to this page can fill in the subject. */
export function ContactForm({ subject = '' }: { subject?: string }) {
  const initial = useMemo(() => ({ ...EMPTY, subject }), [subject]);
  const { field, ...enquiry } = useEnquiryForm({
    kept: 'contact',
    empty: EMPTY,
    initial,
    send: sendContactMessage,
  });
  return (
    <LetterForm
      enquiry={enquiry}
      path="/contact"
      subject={CONTACT_SUBJECT}
      send="Send Message"
      use={CONTACT_USE_NOTE}
      aria-labelledby="contact-form"
    >
      <h2 className="text-2xl/8" id="contact-form">
        Send a message
      </h2>
      <div className="grid gap-6 md:grid-cols-[1fr_1fr]">
        <FormField {...field('name')} label="Your Name" />
        <FormField {...field('email')} label="Your Email" />
      </div>
      <FormField {...field('subject')} />
      <FormField {...field('message')} />
    </LetterForm>
  );
}
