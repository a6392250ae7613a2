import type { ReactNode } from 'react';
import { panelId, tabId } from './tabIds';
import './Tabs.css';

interface TabPanelProps {
  idBase: string;
  /** The selected tab, which labels this panel. */
  tab: string;
  selected: string;
  className?: string;
  children: ReactNode;
}

/** Shows the content of the selected tab. It is a tab stop, because its content has none. */
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
