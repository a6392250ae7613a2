import { firm } from '@/content/firm';
import type { MailRequest } from '@/content/legal/texts';

/** Links that open an email to the firm, each with its own subject. */
export function MailRequests({ requests }: { requests: readonly MailRequest[] }) {
  return (
    <ul className="legal-requests">
      {requests.map(({ label, subject, answer }) => (
        <li key={subject}>
          <a href={`mailto:${firm.email}?subject=${encodeURIComponent(subject)}`}>{label}</a>
          <small>{answer}</small>
        </li>
      ))}
    </ul>
  );
}
