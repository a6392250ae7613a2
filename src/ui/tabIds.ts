export const getTabId = (idBase: string, tab: string) => `${idBase}-tab-${tab}`;

export const getPanelId = (idBase: string, tab: string) => `${idBase}-panel-${tab}`;
