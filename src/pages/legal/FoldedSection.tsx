import { useLocation } from 'react-router-dom';
import type { LegalSection } from '@/content/legal/texts';
import { useHydrated } from '@/ui/browserState';
import { Icon } from '@/ui/Icon';
import { Blocks } from './Blocks';

interface FoldedSectionProps {
  section: LegalSection;
  /** Default: closed. */
  isOpenAtFirst?: boolean;
}

/** A section that a visitor opens by a click, or by following a link to it. */
export function FoldedSection({
  section: { id, title, blocks },
  isOpenAtFirst = false,
}: FoldedSectionProps) {
  const { hash } = useLocation();
  // The HTML is prerendered without a URL fragment, and the first render must match this HTML.
  const isTarget = useHydrated() && hash === `#${id}`;
  return (
    // The wrapper takes the focus, because Tab would skip the content of details with a tabIndex of -1.
    <div id={id} className="legal-fold" tabIndex={-1}>
      <details open={isOpenAtFirst || isTarget}>
        <summary>
          <h3>{title}</h3>
          <Icon name="chevronDown" size={18} strokeWidth={2} />
        </summary>
        <div>
          <Blocks of={blocks} />
        </div>
      </details>
    </div>
  );
}
