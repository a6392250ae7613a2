/**
 * Maximum size of a request. The longest message of a form has about 35 KB if every character is
 * escaped.
 */
export const MAX_REQUEST_BYTES = 64 * 1024;
export const MAX_SUBJECT_LENGTH = 200;
export const MAX_BODY_LENGTH = 40_000;
export const MAX_ADDRESS_LENGTH = 254;

/** How long the whole request may take to arrive. */
export const REQUEST_MS = 5_000;
/**
 * How long the mail provider may take to respond. The site itself waits 15 seconds for the relay.
 */
export const PROVIDER_MS = 9_000;
export const MAX_CONNECTIONS = 1_000;

export const HOUR_MS = 3_600_000;
/** Default limits on the number of mails per hour. */
export const DEFAULT_PER_ADDRESS = 10;
export const DEFAULT_TOTAL = 100;
/** The limit of a /48 network is the limit of an address multiplied by this factor. */
export const NETWORK_FACTOR = 3;
/**
 * Maximum share of the total limit that newsletter subscriptions may use. The rest is reserved for
 * enquiries.
 */
export const SUBSCRIPTION_SHARE = 0.75;
