import { type ReactNode, useRef, useState } from 'react';
import { copyText } from '@/browser/passOn';
import type { Citation } from '../citation';
import { toolMessages } from '../messages';
import { ToolIcon } from './ToolIcon';
import '../series/controls.css';
import './tools.css';

interface AnswerKeyProps {
  icon: 'copy' | 'download';
  onPress: () => string | Promise<string>;
  children: ReactNode;
}

export function AnswerKey({ icon, onPress, children }: AnswerKeyProps) {
  const [answer, setAnswer] = useState('');
  const press = async () => {
    setAnswer('');
    setAnswer(await onPress());
  };
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <button
        type="button"
        className="small-button inline-flex items-center gap-2"
        onClick={() => void press()}
      >
        <ToolIcon name={icon} size={16} />
        <span>{children}</span>
      </button>
      <span role="status">{answer}</span>
    </p>
  );
}

/** Copies a text that stands above its key; where the browser does not, `select` is for the keys to copy. */
export async function copyOrSelect(text: string, copied: string, select: () => void) {
  if (await copyText(text)) return copied;
  select();
  return toolMessages.notCopied;
}

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
