import { useRef } from 'react';
import type { Citation } from '../citation';
import { toolMessages } from '../messages';
import { copyOrSelect } from './copyOrSelect';
import { AnswerKey } from './AnswerKey';
import './tools.css';

export function CitationTool({ citation }: { citation: Citation }) {
  const { before, title, after, text } = citation;
  const words = useRef<HTMLParagraphElement>(null);
  const select = () => {
    if (words.current !== null) window.getSelection()?.selectAllChildren(words.current);
  };
  return (
    <>
      <p className="wrap-anywhere" ref={words}>
        <span>{before}</span>
        <cite>{title}</cite>
        <span>{after}</span>
      </p>
      <AnswerKey
        icon="copy"
        onPress={() => copyOrSelect(text, toolMessages.citationCopied, select)}
      >
        Copy <span className="sr-only">the citation</span>
      </AnswerKey>
    </>
  );
}
