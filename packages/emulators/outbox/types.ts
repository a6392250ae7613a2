/** A mail as the site sends it, with what the outbox adds. */
export interface Message {
  id: string;
  receivedAt: string;
  to: string;
  subject: string;
  body: string;
  type: string;
}
