/**
 * Maximum size of a request. The longest message of the forms needs about 35 KB if every character
 * is escaped.
 */
export const MAX_REQUEST_BYTES = 64 * 1024;
export const MAX_SUBJECT_LENGTH = 200;
export const MAX_BODY_LENGTH = 40_000;
/** The maximum length of an e-mail address. */
export const MAX_ADDRESS_LENGTH = 254;

/** How long a request may take to arrive. */
export const REQUEST_MS = 5_000;
/** How long to wait for the provider's response. The site's own timeout is 15 seconds. */
export const PROVIDER_MS = 9_000;
export const MAX_CONNECTIONS = 1_000;

export const HOUR_MS = 3_600_000;
/** Default limits of mails per hour. */
export const DEFAULT_PER_ADDRESS = 10;
export const DEFAULT_TOTAL = 100;
/** Factor between the limit of an address and the limit of its /48 network. */
export const NETWORK_FACTOR = 3;
/** The share of all mails that may be subscriptions. The rest is reserved for enquiries. */
export const SUBSCRIPTION_SHARE = 0.75;
