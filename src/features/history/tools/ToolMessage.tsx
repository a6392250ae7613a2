import { useEffect, useEffectEvent, useRef } from 'react';
import { SUCCESS_MESSAGE_MS, toolMessages } from '../messages';
import type { ToolResult } from './copyLink';
import { ToolIcon } from './ToolIcon';
import './tools.css';

interface ToolMessageProps {
  answer: ToolResult | null;
  /** Called with the result of the alternative, or with null if the message is closed. */
  onAnswer: (answer: ToolResult | null) => void;
}

/** Shows the result of a tool below its buttons. A success message disappears after some seconds. */
export function ToolMessage({ answer, onAnswer }: ToolMessageProps) {
  const address = useRef<HTMLInputElement>(null);
  const close = useEffectEvent(() => onAnswer(null));
  useEffect(() => {
    address.current?.select();
    address.current?.focus();
    if (answer === null || answer.failed) return;
    const timer = setTimeout(() => close(), SUCCESS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  const failed = answer?.failed === true;
  const alternative = answer?.alternative;
  return (
    <div className="tool-answer" data-outcome={answer && (failed ? 'failed' : 'done')}>
      {answer !== null && (
        <ToolIcon className="flex-none" name={failed ? 'warning' : 'check'} strokeWidth={2} />
      )}
      <p role="status">{answer?.text}</p>
      {answer?.address !== undefined && (
        <input
          ref={address}
          type="text"
          readOnly
          value={answer.address}
          aria-label={toolMessages.field}
        />
      )}
      {alternative !== undefined && (
        <button
          type="button"
          className="small-button"
          onClick={() => void alternative.copy().then(onAnswer)}
        >
          {alternative.label}
        </button>
      )}
      {answer !== null && (
        <button
          type="button"
          className="-mr-3 grid size-10 flex-none cursor-pointer place-items-center"
          aria-label="Close message"
          onClick={() => onAnswer(null)}
        >
          <ToolIcon name="close" size={18} />
        </button>
      )}
    </div>
  );
}
