import type { LegalText } from '@/content/legal/texts';
import { firm } from '@/content/firm';
import { RichText } from './RichText';

const [phone] = firm.phones;

/** Whom to write to about a legal text, and which version of it is in force. */
export function AboutVersion({
  text: { contact, inForce, version, reviewed },
}: {
  text: LegalText;
}) {
  return (
    <aside className="legal-about" aria-label="About this page">
      <div>
        <h2>Write to us</h2>
        <p>
          <a href={`mailto:${firm.email}`}>{firm.email}</a>, <a href={phone.href}>{phone.shown}</a>
        </p>
        {contact !== undefined && (
          <p>
            <RichText of={contact} />
          </p>
        )}
      </div>
      <div>
        <h2>This version</h2>
        <p>
          In force from <RichText of={inForce} />. Version {version}. Last reviewed by counsel on{' '}
          <RichText of={reviewed} />.
        </p>
        <button className="legal-print" type="button" onClick={() => window.print()}>
          Print
        </button>
      </div>
    </aside>
  );
}
