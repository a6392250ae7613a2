import { useLayoutEffect, useRef, useState } from 'react';
import { customResearch } from '@/content/about';
import { FormField } from '@/ui/FormField';
import { LetterForm } from './LetterForm';
import { sendResearchRequest, subscribeToNewsletter } from './mail';
import {
  NEWSLETTER_CHECKBOX,
  RESEARCH_SUBJECT,
  SUBSCRIBE_FAILED,
  RESEARCH_AND_NEWSLETTER_USE_NOTE,
  RESEARCH_USE_NOTE,
} from './messages';
import { closeNewsletter } from './newsletterPreference';
import { useEnquiryForm } from './useEnquiryForm';

const EMPTY = { name: '', phone: '', email: '', message: '' };

/**
 * The form for custom research. With the checkbox, visitors can also subscribe to the newsletter.
 */
export function ResearchForm() {
  const [newsletter, setNewsletter] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  // Visitors may tick the prerendered checkbox before React hydrates it. Copy the value of the
  // checkbox into the state.
  useLayoutEffect(() => {
    if (box.current !== null) setNewsletter(box.current.checked);
  }, []);

  const { field, ...enquiry } = useEnquiryForm({
    kept: 'research',
    empty: EMPTY,
    send: sendResearchRequest,
    sendAlso: async (values) => {
      if (!newsletter) return;
      await subscribeToNewsletter(values);
      closeNewsletter();
      setNewsletter(false);
    },
  });
  const busy = enquiry.status === 'sending';

  return (
    <LetterForm
      enquiry={enquiry}
      path="/about#custom-research"
      subject={RESEARCH_SUBJECT}
      send="Submit"
      use={newsletter ? RESEARCH_AND_NEWSLETTER_USE_NOTE : RESEARCH_USE_NOTE}
      aria-label="Custom research request"
      partFailure={SUBSCRIBE_FAILED}
    >
      <h3 className="text-xl/7">{customResearch.form}</h3>
      <div className="grid gap-[inherit] md:grid-cols-[1fr_1fr] md:gap-x-4">
        <FormField {...field('name')} />
        <FormField {...field('phone')} />
      </div>
      <FormField {...field('email')} />
      <FormField {...field('message')} />
      <label className="grid cursor-pointer grid-cols-[24px_1fr] items-start gap-3 text-compact/6">
        <input
          ref={box}
          name="newsletter"
          type="checkbox"
          checked={newsletter}
          aria-disabled={busy}
          onChange={(event) => {
            if (!busy) setNewsletter(event.target.checked);
          }}
        />
        <span>{NEWSLETTER_CHECKBOX}</span>
      </label>
    </LetterForm>
  );
}
