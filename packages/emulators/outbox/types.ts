/** An email from the site. The outbox adds `id` and `receivedAt`. */
export interface OutboxMessage {
  id: string;
  receivedAt: string;
  to: string;
  subject: string;
  body: string;
  type: string;
}
