import { useLocation } from 'react-router-dom';
import type { LegalSection } from '@/content/legal/texts';
import { useHydrated } from '@/ui/browserState';
import { Icon } from '@/ui/Icon';
import { Blocks } from './Blocks';

/** A section that is closed until a visitor opens it or follows a link to it. */
export function FoldedSection({ id, title, blocks }: LegalSection) {
  const { hash } = useLocation();
  // The HTML is prerendered without a URL fragment, and the first render must match this HTML.
  const isTarget = useHydrated() && hash === `#${id}`;
  return (
    <details id={id} className="legal-fold" tabIndex={-1} open={isTarget}>
      <summary>
        <h3>{title}</h3>
        <Icon name="chevronDown" size={18} strokeWidth={2} />
      </summary>
      <div>
        <Blocks of={blocks} />
      </div>
    </details>
  );
}
