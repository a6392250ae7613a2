import { useRef } from 'react';
import type { Citation } from '../citation';
import { toolMessages } from '../messages';
import { copyOrSelect } from './copyOrSelect';
import { ActionButton } from './ActionButton';
import './tools.css';

export function CitationTool({ citation }: { citation: Citation }) {
  const { before, title, after, text } = citation;
  const paragraph = useRef<HTMLParagraphElement>(null);
  const selectText = () => {
    if (paragraph.current !== null) window.getSelection()?.selectAllChildren(paragraph.current);
  };
  return (
    <>
      <p className="wrap-anywhere" ref={paragraph}>
        <span>{before}</span>
        <cite>{title}</cite>
        <span>{after}</span>
      </p>
      <ActionButton
        icon="copy"
        onPress={() => copyOrSelect(text, toolMessages.citationCopied, selectText)}
      >
        Copy <span className="sr-only">the citation</span>
      </ActionButton>
    </>
  );
}
