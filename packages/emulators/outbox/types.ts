/** A mail in the format of the site, with an id and a time that the outbox adds. */
export interface Message {
  id: string;
  receivedAt: string;
  to: string;
  subject: string;
  body: string;
  type: string;
}
