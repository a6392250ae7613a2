export const TABS_ID = 'equity';
