import type { LegalBlock } from '@/content/legal/texts';
import { Points } from './Points';
import { RichText } from './RichText';
import { Table } from './Table';

function Block({ of: block }: { of: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <RichText of={block} />
      </p>
    );
  return 'points' in block ? <Points of={block.points} /> : <Table {...block} />;
}

/** The paragraphs, lists and tables of a section. */
export function Blocks({ of: blocks }: { of: readonly LegalBlock[] }) {
  return blocks.map((block, index) => <Block key={index} of={block} />);
}
