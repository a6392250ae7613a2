/** A mail in the format of the site. The outbox adds the id and the time. */
export interface OutboxMessage {
  id: string;
  receivedAt: string;
  to: string;
  subject: string;
  body: string;
  type: string;
}
