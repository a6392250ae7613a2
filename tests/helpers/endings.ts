/** What the helpers of the backend's tests do at the end of each test, the last one first. */
export const endings: (() => unknown)[] = [];
