import { useEffect, useId, useRef } from 'react';
import type { Citation as CitationWords } from '../citation';
import { Citation } from './Citation';
import { ToolIcon } from './ToolIcon';

interface CitePanelProps {
  citation: CitationWords;
  onClose: () => void;
}

/** How to name the series as a source, over what follows the tools. It takes the focus as it opens. */
export function CitePanel({ citation, onClose }: CitePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      className="tool-answer tool-pop"
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      ref={panel}
    >
      <div className="tool-pop-head">
        <h2 id={heading}>Cite</h2>
        <button type="button" className="tool-close" aria-label="Close" onClick={onClose}>
          <ToolIcon name="close" size={18} />
        </button>
      </div>
      <Citation citation={citation} />
    </div>
  );
}
