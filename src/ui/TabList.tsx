import { type KeyboardEvent, useRef } from 'react';
import { getPanelId, getTabId } from './tabIds';
import './Tabs.css';

interface TabListProps<T extends string> {
  label: string;
  /** The prefix of the ids of tabs and panels. Each `TabPanel` needs the same prefix. */
  idBase: string;
  tabs: readonly { id: T; label: string }[];
  selected: T;
  onSelect: (id: T) => void;
}

function getTargetIndex(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * A list of tabs. The user selects a tab with a click, the arrow keys, Home or End. Only the
 * selected tab is a tab stop.
 */
export function TabList<T extends string>(props: TabListProps<T>) {
  const { label, idBase, tabs, selected, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent, at: number) {
    const next = getTargetIndex(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div className="-mb-px flex gap-6 print:hidden" role="tablist" aria-label={label} ref={list}>
      {tabs.map((tab, at) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className="tab-button"
          id={getTabId(idBase, tab.id)}
          aria-selected={tab.id === selected}
          aria-controls={getPanelId(idBase, tab.id)}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={(event) => handleKeyDown(event, at)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
