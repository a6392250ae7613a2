import { useRef, useState } from 'react';
import type { Citation } from '../citation';
import { citationFormats, toolMessages } from '../messages';
import { copyOrSelect } from './copyOrSelect';
import { ActionButton } from './ActionButton';
import './tools.css';

export function CitationTool({ citation }: { citation: Citation }) {
  const { before, title, after } = citation;
  const [format, setFormat] = useState<keyof typeof citationFormats>('text');
  const box = useRef<HTMLDivElement>(null);
  const selectText = () => {
    if (box.current !== null) window.getSelection()?.selectAllChildren(box.current);
  };
  return (
    <>
      <div
        className="flex flex-wrap gap-2 print:hidden"
        role="group"
        aria-label={toolMessages.citationFormat}
      >
        {(['text', 'bibtex', 'ris'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className="small-button citation-format"
            aria-pressed={name === format}
            onClick={() => setFormat(name)}
          >
            {citationFormats[name]}
          </button>
        ))}
      </div>
      <div className="mt-3" ref={box}>
        {format === 'text' ? (
          <p className="wrap-anywhere">
            <span>{before}</span>
            <cite>{title}</cite>
            <span>{after}</span>
          </p>
        ) : (
          <pre className="citation-record" translate="no">
            {citation[format]}
          </pre>
        )}
      </div>
      {/* A new key removes the message 'Citation copied' when the user chooses another format. */}
      <ActionButton
        key={format}
        icon="copy"
        onPress={() => copyOrSelect(citation[format], toolMessages.citationCopied, selectText)}
      >
        Copy <span className="sr-only">the citation</span>
      </ActionButton>
    </>
  );
}
