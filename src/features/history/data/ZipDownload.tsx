import { type MouseEvent, useRef } from 'react';
import type { SeriesContent } from '@/content/series';
import { focusSection, usePassFocusOnRemoval } from '@/ui/useFocusPassedOn';
import { zipMessages } from './messages';
import { reusableSeries } from './reuse';
import { useZip, type ZipState } from './useZip';
import './data.css';
import '../series/controls.css';

const joinNames = (series: readonly SeriesContent[]) => series.map(({ name }) => name).join(', ');

function describeState(state: ZipState): string {
  switch (state.status) {
    case 'idle':
      return '';
    case 'reading':
      return state.content === null ? zipMessages.preparing : zipMessages.reading(state.content);
    case 'stopped':
      return zipMessages.stopped;
    case 'partial':
      return zipMessages.notRead(joinNames(state.failed));
    case 'failed':
      return state.message;
    case 'done':
      return state.failed.length === 0
        ? zipMessages.saved(state.name)
        : zipMessages.savedWithout(state.name, joinNames(state.failed));
  }
}

const mainLabels: Record<ZipState['status'], string> = {
  idle: zipMessages.make,
  stopped: zipMessages.make,
  reading: zipMessages.stop,
  partial: zipMessages.retry,
  failed: zipMessages.retry,
  done: zipMessages.makeAgain,
};

function ZipProgress({ done, name }: { done: number; name: string }) {
  const all = reusableSeries.length;
  const count = zipMessages.count(done, all);
  return (
    <>
      <div
        className="zip-progress"
        role="progressbar"
        aria-label={zipMessages.progress}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={done}
        aria-valuetext={`${name}, ${count}`}
      >
        {reusableSeries.map(({ slug }, index) => (
          <i key={slug} data-done={index < done} />
        ))}
      </div>
      <p>{count}</p>
    </>
  );
}

function ZipFiles({ files, empty }: Extract<ZipState, { status: 'done' }>) {
  return (
    <>
      <ul aria-label={zipMessages.files}>
        {files.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {empty.length > 0 && <p>{zipMessages.withoutFigures(joinNames(empty))}</p>}
    </>
  );
}

interface SaveButtonProps {
  label: string;
  onPress: () => void;
}

/** When this button disappears, the focus moves to the section. */
function SaveButton({ label, onPress }: SaveButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  usePassFocusOnRemoval(ref, focusSection);
  return (
    <button ref={ref} type="button" className="small-button" onClick={onPress}>
      {label}
    </button>
  );
}

export function ZipDownload() {
  const { state, make, stop, saveWithoutFailed } = useZip();
  const { id, title } = zipMessages;
  const message = describeState(state);
  const isReading = state.status === 'reading';
  const handlePress = ({ detail }: MouseEvent) => {
    // The second click of a double click must not undo the first one.
    if (detail > 1) return;
    if (isReading) stop();
    else void make();
  };
  return (
    <section
      id={id}
      className="zip-box"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-status={state.status}
    >
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="zip-about">{zipMessages.about}</p>
        <noscript className="block">{zipMessages.withoutScripts}</noscript>
        <p role="status">
          <b key={message}>{message}</b>
        </p>
        {isReading && <ZipProgress done={state.done} name={message} />}
        {state.status === 'partial' && <p>{zipMessages.othersReady}</p>}
        {state.status === 'done' && <ZipFiles {...state} />}
      </div>
      <p className="zip-buttons print:hidden">
        <button type="button" className="small-button" onClick={handlePress}>
          <span key={state.status}>{mainLabels[state.status]}</span>
        </button>
        {state.status === 'partial' && (
          <SaveButton
            label={zipMessages.saveWithout(state.failed.length)}
            onPress={() => void saveWithoutFailed()}
          />
        )}
      </p>
    </section>
  );
}
