import type { LegalSection } from '@/content/legal/texts';
import { Blocks } from './Blocks';

export function Section({ id, title, blocks }: LegalSection) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <Blocks of={blocks} />
    </section>
  );
}
