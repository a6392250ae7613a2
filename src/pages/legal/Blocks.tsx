import type { LegalBlock } from '@/content/legal/texts';
import { MailRequests } from './MailRequests';
import { Points } from './Points';
import { RichText } from './RichText';
import { TermList } from './TermList';

function Block({ of: block }: { of: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <RichText of={block} />
      </p>
    );
  if ('points' in block) return <Points of={block.points} />;
  return 'terms' in block ? <TermList {...block} /> : <MailRequests {...block} />;
}

/** The paragraphs and lists of a section. */
export function Blocks({ of: blocks }: { of: readonly LegalBlock[] }) {
  return blocks.map((block, index) => <Block key={index} of={block} />);
}
