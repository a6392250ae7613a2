import type { LegalTerm } from '@/content/legal/texts';
import { RichText } from './RichText';

/** A list of terms, each with a sentence and, if it has one, a note in small type. */
export function TermList({ terms }: { terms: readonly LegalTerm[] }) {
  return (
    <dl className="legal-terms">
      {terms.map(({ term, text, note }) => (
        <div key={term}>
          <dt>
            <RichText of={term} />
          </dt>
          <dd>
            <RichText of={text} />
            {note !== undefined && (
              <small>
                <RichText of={note} />
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
