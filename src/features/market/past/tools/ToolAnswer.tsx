import { useEffect, useRef } from 'react';
import { classes } from '@/ui/classes';
import { SAID_FOR_MS } from '../messages';
import { ToolIcon } from './ToolIcon';

/** What a tool answers: that it has worked, or why not, with the text that it could not copy. */
export interface Answer {
  text: string;
  failed: boolean;
  /** Shown selected, for the keys to copy. */
  address?: string;
}

/** A line below the tools, read out as it comes. What has worked leaves by itself. */
export function ToolAnswer({ answer, onClose }: { answer: Answer | null; onClose: () => void }) {
  const address = useRef<HTMLInputElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    address.current?.select();
    address.current?.focus();
    if (answer === null || answer.failed) return;
    const timer = setTimeout(() => close.current(), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  return (
    <div
      className={classes(
        'tool-answer',
        answer !== null && 'tool-said',
        answer?.failed === true && 'tool-failed',
      )}
    >
      {answer !== null && <ToolIcon name={answer.failed ? 'warning' : 'check'} strokeWidth={2} />}
      <p role="status">{answer?.text}</p>
      {answer?.address !== undefined && (
        <input
          ref={address}
          type="text"
          readOnly
          value={answer.address}
          aria-label="The link to this page"
        />
      )}
      {answer !== null && (
        <button type="button" className="tool-close" aria-label="Close message" onClick={onClose}>
          <ToolIcon name="close" size={18} />
        </button>
      )}
    </div>
  );
}
