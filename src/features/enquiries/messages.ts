import { formatWhole } from '@/lib/format';

export const formatRequired = (label: string) => `${label} is required`;
export const NAME_TOO_SHORT = 'Name must be at least 2 characters';
export const EMAIL_INVALID = 'Please enter a valid email address';
export const formatTooLong = (most: number) => `Please use at most ${formatWhole(most)} characters`;

export const SEND_FAILED = 'Failed to send email';

export const NEWSLETTER_SUBJECT = 'New Newsletter Subscription';
export const NEWSLETTER_CHECKBOX = 'Sign up for our Daily Newsletter (OPTIONAL)';
export const SUBSCRIBE_LABEL = 'Subscribe';
export const SUBSCRIBING_LABEL = 'Subscribing...';
export const SUBSCRIBED_LABEL = 'Subscribed!';
export const SUBSCRIBE_SUCCEEDED = 'Successfully subscribed! Thank you.';
export const SUBSCRIBE_FAILED = 'Failed to subscribe. Please try again.';

/* The notes next to the Send buttons, which explain how the firm uses the input. */
export const CONTACT_USE_NOTE = 'We use this to answer you.';
export const RESEARCH_USE_NOTE = 'We use this to prepare your proposal.';
export const RESEARCH_AND_NEWSLETTER_USE_NOTE = `${RESEARCH_USE_NOTE} Each newsletter has a link to unsubscribe.`;
export const NEWSLETTER_USE_NOTE = 'For the newsletter only. Each one has an unsubscribe link.';
export const PRIVACY_LINK_LABEL = 'Privacy';

export const CONTACT_SUBJECT = 'New Contact Message';
export const RESEARCH_SUBJECT = 'New Custom Research Request';
export const SENDING_LABEL = 'Sending...';
export const MESSAGE_SENT = 'Message sent. The team will respond within 24 hours.';
export const MESSAGE_FAILED = 'Failed to send message. Please try again.';

export const NO_SCRIPT_MESSAGE = 'Without JavaScript, your email app opens with the message in it.';
export const SEND_BY_MAIL_APP_LABEL = 'Write by email';
