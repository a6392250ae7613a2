import type { ReactNode } from 'react';
import { panelId, tabId } from './tabIds';
import './Tabs.css';

interface TabPanelProps {
  idBase: string;
  /** The tab that this panel belongs to, and which names it. */
  tab: string;
  selected: string;
  className?: string;
  children: ReactNode;
}

/** Shows the content of a tab while it is selected. It is a tab stop, as it holds no other. */
export function TabPanel({ idBase, tab, selected, className, children }: TabPanelProps) {
  return (
    <div
      className={className}
      role="tabpanel"
      tabIndex={0}
      id={panelId(idBase, tab)}
      aria-labelledby={tabId(idBase, tab)}
      hidden={tab !== selected}
    >
      {children}
    </div>
  );
}
