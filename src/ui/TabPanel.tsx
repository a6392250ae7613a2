import type { ReactNode } from 'react';
import { getPanelId, getTabId } from './tabIds';
import './Tabs.css';

interface TabPanelProps {
  idBase: string;
  /** The id of the tab to which the panel belongs. */
  tab: string;
  selected: string;
  className?: string;
  children: ReactNode;
}

/** The content of a tab. The panel is a tab stop, because its content has no focusable element. */
export function TabPanel({ idBase, tab, selected, className, children }: TabPanelProps) {
  return (
    <div
      className={className}
      role="tabpanel"
      tabIndex={0}
      id={getPanelId(idBase, tab)}
      aria-labelledby={getTabId(idBase, tab)}
      hidden={tab !== selected}
    >
      {children}
    </div>
  );
}
