import { formatWhole } from '@/lib/format';

export const formatRequired = (label: string) => `${label} is required`;
export const NAME_TOO_SHORT = 'Name must be at least 2 characters';
export const EMAIL_INVALID = 'Please enter a valid email address';
export const formatTooLong = (most: number) => `Please use at most ${formatWhole(most)} characters`;

export const SEND_FAILED = 'Failed to send email';

export const NEWSLETTER_SUBJECT = 'New Newsletter Subscription';
export const NEWSLETTER_CHECKBOX = 'Sign up for our Daily Newsletter (OPTIONAL)';
export const SIGN_UP = 'Sign up';
export const HIDE_FORM = 'Hide the form';
export const SUBSCRIBE = 'Subscribe';
export const SUBSCRIBING = 'Subscribing...';
export const SUBSCRIBED = 'Subscribed!';
export const SUBSCRIBE_SUCCEEDED = 'Successfully subscribed! Thank you.';
export const SUBSCRIBE_FAILED = 'Failed to subscribe. Please try again.';

/* Notes beside the button of each form that say how the firm uses the input. */
export const USED_TO_ANSWER = 'We use this to answer you.';
export const USED_FOR_PROPOSAL = 'We use this to prepare your proposal.';
export const USED_FOR_BOTH = `${USED_FOR_PROPOSAL} Each newsletter has a link to unsubscribe.`;
export const USED_FOR_NEWSLETTER = 'For the newsletter only. Each one has an unsubscribe link.';
export const PRIVACY = 'Privacy';

export const CONTACT_SUBJECT = 'New Contact Message';
export const RESEARCH_SUBJECT = 'New Custom Research Request';
export const SENDING = 'Sending...';
export const MESSAGE_SENT = 'Message sent. The team will respond within 24 hours.';
export const MESSAGE_FAILED = 'Failed to send message. Please try again.';

export const NO_SCRIPT_MESSAGE = 'Without JavaScript, your email app opens with the message in it.';
export const SEND_BY_MAIL_APP = 'Write by email';
