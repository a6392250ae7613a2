/** The longest message of the forms, with every character escaped, needs about 35 KB. */
export const MAX_REQUEST_BYTES = 64 * 1024;
export const MAX_SUBJECT = 200;
export const MAX_BODY = 40_000;
/** As long as an e-mail address can be. */
export const MAX_TO = 254;

/** A request that has not come whole after this long is refused. */
export const REQUEST_MS = 5_000;
/** The provider's answer is waited for this long; the site itself gives up after 15 s. */
export const PROVIDER_MS = 9_000;
/** Each may hold a request's bytes. */
export const MAX_CONNECTIONS = 1_000;

export const HOUR_MS = 3_600_000;
/** Mails an hour, unless the settings say otherwise. */
export const PER_ADDRESS = 10;
export const IN_ALL = 100;
/** How many times as many a /48 network may send as an address. */
export const NETWORK_TIMES = 3;
/** The part of all mails that subscriptions may take: the rest is kept for enquiries. */
export const NEWSLETTER_PART = 0.75;
