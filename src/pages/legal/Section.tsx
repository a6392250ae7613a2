import type { LegalBlock, LegalSection } from '@/content/legal/texts';
import { Table } from './Table';
import { Points } from './Points';
import { RichText } from './RichText';

function Block({ of: block }: { of: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <RichText of={block} />
      </p>
    );
  return 'points' in block ? <Points of={block.points} /> : <Table {...block} />;
}

export function Section({ id, title, blocks }: LegalSection) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {blocks.map((block, index) => (
        <Block key={index} of={block} />
      ))}
    </section>
  );
}
