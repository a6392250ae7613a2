export const tabId = (idBase: string, tab: string) => `${idBase}-tab-${tab}`;

export const panelId = (idBase: string, tab: string) => `${idBase}-panel-${tab}`;
