/** An email as the site sends it. The outbox adds `id` and the time. */
export interface OutboxMessage {
  id: string;
  receivedAt: string;
  to: string;
  subject: string;
  body: string;
  type: string;
}
