import type { ReactNode } from 'react';
import { getPanelId, getTabId } from './tabIds';
import './Tabs.css';

interface TabPanelProps {
  idBase: string;
  /** Id of the tab that labels this panel. */
  tab: string;
  selected: string;
  className?: string;
  children: ReactNode;
}

/** Content of one tab. The panel is a tab stop, because its content has no focusable element. */
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
