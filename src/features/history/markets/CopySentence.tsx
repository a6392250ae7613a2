import { useEffect, useRef, useState } from 'react';
import { copyText } from '@/browser/fileActions';
import { toolMessages } from '../messages';
import { createSentence, type QuotedSeries } from '../sentence';
import { getSiteAddress } from '../tools/siteAddress';
import { ToolIcon } from '../tools/ToolIcon';
import './CopySentence.css';

interface CopySentenceProps {
  series: QuotedSeries;
  /** The title of the card. Screen readers read it after the label of the button. */
  title: string;
}

export function CopySentence({ series, title }: CopySentenceProps) {
  const [message, setMessage] = useState('');
  /**
   * A sentence that the browser could not copy. The page shows it in a text field, so that the user
   * can copy it with the keyboard.
   */
  const [notCopied, setNotCopied] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [notCopied]);
  const handleCopy = async () => {
    const sentence = createSentence(series, new Date(), getSiteAddress());
    if (sentence === null) return;
    setMessage('');
    setNotCopied(null);
    const isCopied = await copyText(sentence.text);
    setMessage(
      isCopied ? toolMessages.sentenceCopied(sentence.about) : toolMessages.sentenceNotCopied,
    );
    setNotCopied(isCopied ? null : sentence.text);
  };
  return (
    <div className="card-copy print:hidden">
      <button
        type="button"
        aria-disabled={series.figures.length === 0}
        onClick={() => void handleCopy()}
      >
        <ToolIcon name="quote" size={18} />
        <span>
          {toolMessages.quote}
          <span className="sr-only">: {title}</span>
        </span>
      </button>
      <span role="status">{message}</span>
      {notCopied !== null && (
        <textarea ref={field} readOnly rows={4} value={notCopied} aria-label={toolMessages.field} />
      )}
    </div>
  );
}
