import { useRef } from 'react';
import type { Citation as CitationWords } from '../citation';
import { CopyButton } from './CopyButton';
import { toolMessages } from './messages';

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
