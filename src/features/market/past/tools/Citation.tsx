import { useRef, useState } from 'react';
import { copyText } from '@/browser/share';
import type { Citation as CitationWords } from '../files';
import { toolMessages } from '../messages';
import { ToolIcon } from './ToolIcon';
import '../series/keys.css';
import './tools.css';

interface CopyButtonProps {
  text: string;
  /** What it copies, for those who hear the button without what stands beside it. */
  about: string;
  copied: string;
  notCopied: string;
  /** The browser does not let it be copied: to select the text, for the keys to copy. */
  onRefused: () => void;
}

/** Copies a text that stands above it, and says whether it did. */
export function CopyButton({ text, about, copied, notCopied, onRefused }: CopyButtonProps) {
  const [answer, setAnswer] = useState('');
  const copy = async () => {
    setAnswer('');
    const done = await copyText(text);
    if (!done) onRefused();
    setAnswer(done ? copied : notCopied);
  };
  return (
    <p className="copy">
      <button type="button" className="small-key" onClick={() => void copy()}>
        <ToolIcon name="copy" size={16} />
        <span>
          Copy <span className="sr-only">{about}</span>
        </span>
      </button>
      <span role="status">{answer}</span>
    </p>
  );
}

/** How to name a series as a source, with a button that copies it. */
export function Citation({ citation }: { citation: CitationWords }) {
  const { before, title, after, text } = citation;
  const words = useRef<HTMLParagraphElement>(null);
  const select = () => {
    if (words.current !== null) window.getSelection()?.selectAllChildren(words.current);
  };
  return (
    <>
      <p className="citation" ref={words}>
        {before}
        <cite>{title}</cite>
        {after}
      </p>
      <CopyButton
        text={text}
        about="the citation"
        copied={toolMessages.citationCopied}
        notCopied={toolMessages.notCopied}
        onRefused={select}
      />
    </>
  );
}
